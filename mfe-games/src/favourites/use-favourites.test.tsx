import { ApiError } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import {
  act,
  cleanup,
  createTestHost,
  flushPending,
  renderScreen,
  screen,
  testGame,
  userEvent,
  type TestHostOptions,
} from '@croupier/shared/testing'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { readLocal, writeLocal } from './local-favourites.ts'
import { useFavourites } from './use-favourites.ts'

const LIST = '/ext/favourites/list'
const SET = '/ext/favourites/set'
const member = { id: 7, username: 'ada', currency: 'USD', availableBalance: '0', enabled: 1 }

function Hearts() {
  const host = useHost()
  const { has, toggle } = useFavourites()
  return (
    <>
      {[1, 2].map((id) => (
        <button key={id} aria-pressed={has(testGame(id))} onClick={() => toggle(testGame(id))}>
          {id}
        </button>
      ))}
      <button onClick={() => void host.session.signIn('/sys/auth/login', {})}>Login</button>
      <button onClick={() => void host.session.signOut()}>Logout</button>
    </>
  )
}

const show = (options: TestHostOptions = {}) => renderScreen(<Hearts />, { messages, ...options })
const heart = (id: number) => screen.findByRole('button', { name: String(id) })
const press = async (name: string | number) =>
  userEvent.click(await screen.findByRole('button', { name: String(name) }))
const expectHeart = (id: number, pressed: boolean) =>
  vi.waitFor(async () => expect((await heart(id)).getAttribute('aria-pressed')).toBe(String(pressed)))

interface Operator {
  readonly saved?: number[]
  /** Holds back the responses with the list. */
  readonly list?: Promise<void>
  /** Holds back the response to a press, or rejects it. */
  readonly set?: (gameId: number) => Promise<void> | undefined
}

/** An operator that stores favourites. */
function operator(held: Operator = {}) {
  let saved = held.saved ?? []
  return {
    saved: () => saved,
    answers: {
      '/sys/auth/login': member,
      '/sys/auth/logout': null,
      [LIST]: async () => {
        const now = saved
        await held.list
        return now.map(testGame)
      },
      [SET]: async ({ gameId, favourite }: { gameId: number; favourite: 0 | 1 }) => {
        await held.set?.(gameId)
        saved = saved.filter((id) => id !== gameId)
        if (favourite) saved = [gameId, ...saved]
        return null
      },
    },
  }
}

beforeEach(() => writeLocal([]))
afterEach(cleanup)

it('a visitor’s press keeps a favourite that another tab stored', async () => {
  await show()
  await expectHeart(1, false)
  localStorage.setItem('croupier.favourites', JSON.stringify([testGame(2)]))
  await press(1)
  expect(readLocal().map(({ id }) => id)).toEqual([1, 2])
})

it('a visitor sees a favourite that another tab stores', async () => {
  await show()
  await expectHeart(2, false)
  localStorage.setItem('croupier.favourites', JSON.stringify([testGame(2)]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'croupier.favourites' })))
  await expectHeart(2, true)
})

it('a member who returns to the tab sees favourites added elsewhere', async () => {
  const { answers } = operator()
  await show({ user: member, answers })
  await expectHeart(2, false)
  await answers[SET]({ gameId: 2, favourite: 1 })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expectHeart(2, true)
})

it('an uploaded favourite does not return to the device after the logout', async () => {
  const { answers, saved } = operator()
  await show({ answers })
  await press(1)
  await expectHeart(1, true)
  await press('Login')
  await vi.waitFor(() => expect(saved()).toEqual([1]))
  await press('Logout')
  await expectHeart(1, false)
  await press(2)
  expect(readLocal().map(({ id }) => id)).toEqual([2])
})

it('the local favourites stay on the device until the operator’s list has arrived', async () => {
  const { promise: list, reject } = Promise.withResolvers<void>()
  const { answers, saved } = operator({ list })
  const { host } = await show({ answers })
  await press(1)
  await expectHeart(1, true)
  await press('Login')
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(LIST))
  await act(async () => reject(new ApiError({ code: 500, message: 'no', kind: 'network', path: LIST })))
  await expectHeart(1, false)
  expect([saved(), readLocal()]).toEqual([[], [testGame(1)]])
})

it('a heart pressed before the list arrives stays pressed', async () => {
  const { promise: list, resolve } = Promise.withResolvers<void>()
  const { answers } = operator({ saved: [2], list })
  await show({ user: member, answers })
  await press(1)
  await expectHeart(1, true)
  resolve()
  await expectHeart(2, true)
  await expectHeart(1, true)
})

it('a failed heart reverts and shows why, without affecting another one', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const { answers, saved } = operator({ set: (id) => (id === 1 ? promise : undefined) })
  const { host } = await show({ user: member, answers })
  await expectHeart(1, false)
  await press(1)
  await press(2)
  await expectHeart(2, true)
  await act(async () => reject(new ApiError({ code: 1, message: 'no', kind: 'network', path: SET })))
  await expectHeart(1, false)
  expect(host.record.toasts).toEqual(['no'])
  await expectHeart(2, true)
  expect(saved()).toEqual([2])
})

it('a heart pressed twice ends as last pressed, however late the first response is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = [promise]
  const { answers, saved } = operator({ set: () => held.pop() })
  await show({ user: member, answers })
  await expectHeart(1, false)
  await press(1)
  await expectHeart(1, true)
  await press(1)
  await expectHeart(1, false)
  // A second response would have arrived by now.
  await new Promise((done) => setTimeout(done, 20))
  resolve()
  await act(() => new Promise((done) => setTimeout(done, 20)))
  await expectHeart(1, false)
  expect(saved()).toEqual([])
})

it('a heart whose two presses both fail ends as it was, without an error', async () => {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const held = [second.promise, first.promise]
  const { answers } = operator({ set: () => held.pop() })
  const { host } = await show({ user: member, answers })
  await expectHeart(1, false)
  for (const pressed of [true, false]) {
    await press(1)
    await expectHeart(1, pressed)
  }
  const failure = new ApiError({ code: 1, message: 'no', kind: 'network', path: SET })
  await act(async () => first.reject(failure))
  await expectHeart(1, false)
  await act(async () => second.reject(failure))
  await expectHeart(1, false)
  // The heart is as the last press wanted it: no error is shown.
  expect(host.record.toasts).toEqual([])
})

const Offer = () => <i>{useFavourites().isOffered ? 'offered' : 'none here'}</i>

function Covers() {
  const [shown, setShown] = useState(1)
  return (
    <>
      <button onClick={() => setShown((now) => now + 1)}>Hover</button>
      {Array.from({ length: shown }, (_, index) => (
        <Offer key={index} />
      ))}
    </>
  )
}

it('the list is requested once when the operator lacks the call (D3), and local favourites stay', async () => {
  writeLocal([testGame(2)])
  const list = vi.fn(() => {
    throw new ApiError({ code: 404, message: '', kind: 'refused', path: LIST })
  })
  const { host } = await renderScreen(<Covers />, { messages, user: member, answers: { [LIST]: list } })
  await screen.findByText('none here')
  await press('Hover')
  await press('Hover')
  expect(screen.getAllByText('none here')).toHaveLength(3)
  expect(screen.queryByText('offered')).toBeNull()
  expect(host.record.calls.map(({ path }) => path)).toEqual([LIST])
  expect(readLocal()).toEqual([testGame(2)])
})

it.each([429, 503])('a list that failed (%i) is requested again after a while, not at each hover', async (code) => {
  let now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const list = () => {
    throw new ApiError({ code, message: '', kind: 'network', path: LIST })
  }
  const { host } = await renderScreen(<Covers />, { messages, user: member, answers: { [LIST]: list } })
  await screen.findByText('offered')
  const requests = async () => {
    await press('Hover')
    await flushPending()
    return host.record.calls.length
  }
  expect([await requests(), await requests()]).toEqual([1, 1])
  now += 9_000
  expect(await requests()).toBe(1)
  now += 1_001
  expect([await requests(), await requests()]).toEqual([2, 2])
})

it('no request is sent when favourites are disabled', async () => {
  const host = createTestHost({ user: member })
  Object.assign(host, { config: { ...host.config, features: { ...host.config.features, favourites: false } } })
  await renderScreen(<Offer />, { host, messages })
  await screen.findByText('none here')
  expect(host.record.calls).toEqual([])
})
