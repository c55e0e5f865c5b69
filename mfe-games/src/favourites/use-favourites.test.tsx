import { ApiError } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import {
  act,
  cleanup,
  createTestHost,
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
  readonly kept?: number[]
  /** Holds back the responses with the list. */
  readonly list?: Promise<void>
  /** Holds back the response to a press, or rejects it. */
  readonly set?: (gameId: number) => Promise<void> | undefined
}

/** An operator that keeps favourites. */
function operator(held: Operator = {}) {
  let kept = held.kept ?? []
  return {
    kept: () => kept,
    answers: {
      '/sys/auth/login': member,
      '/sys/auth/logout': null,
      [LIST]: async () => {
        const now = kept
        await held.list
        return now.map(testGame)
      },
      [SET]: async ({ gameId, favourite }: { gameId: number; favourite: 0 | 1 }) => {
        await held.set?.(gameId)
        kept = kept.filter((id) => id !== gameId)
        if (favourite) kept = [gameId, ...kept]
        return null
      },
    },
  }
}

beforeEach(() => writeLocal([]))
afterEach(cleanup)

it('a visitor’s press keeps what another tab has put onto the device', async () => {
  await show()
  await expectHeart(1, false)
  localStorage.setItem('croupier.favourites', JSON.stringify([testGame(2)]))
  await press(1)
  expect(readLocal().map(({ id }) => id)).toEqual([1, 2])
})

it('a visitor sees what another tab puts onto the device', async () => {
  await show()
  await expectHeart(2, false)
  localStorage.setItem('croupier.favourites', JSON.stringify([testGame(2)]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'croupier.favourites' })))
  await expectHeart(2, true)
})

it('a member who comes back to the page sees what they keep in another tab or on another device', async () => {
  const { answers } = operator()
  await show({ user: member, answers })
  await expectHeart(2, false)
  await answers[SET]({ gameId: 2, favourite: 1 })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expectHeart(2, true)
})

it('what was handed over does not come back to the device after the logout', async () => {
  const { answers, kept } = operator()
  await show({ answers })
  await press(1)
  await expectHeart(1, true)
  await press('Login')
  await vi.waitFor(() => expect(kept()).toEqual([1]))
  await press('Logout')
  await expectHeart(1, false)
  await press(2)
  expect(readLocal().map(({ id }) => id)).toEqual([2])
})

it('what is on the device stays there until the operator has answered with the list', async () => {
  const { promise: list, reject } = Promise.withResolvers<void>()
  const { answers, kept } = operator({ list })
  const { host } = await show({ answers })
  await press(1)
  await expectHeart(1, true)
  await press('Login')
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(LIST))
  await act(async () => reject(new ApiError({ code: 500, message: 'no', kind: 'network', path: LIST })))
  await expectHeart(1, false)
  expect([kept(), readLocal()]).toEqual([[], [testGame(1)]])
})

it('a heart that is pressed before the list has come stays', async () => {
  const { promise: list, resolve } = Promise.withResolvers<void>()
  const { answers } = operator({ kept: [2], list })
  await show({ user: member, answers })
  await press(1)
  await expectHeart(1, true)
  resolve()
  await expectHeart(2, true)
  await expectHeart(1, true)
})

it('a heart that fails goes back, says why, and takes no other one along', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const { answers, kept } = operator({ set: (id) => (id === 1 ? promise : undefined) })
  const { host } = await show({ user: member, answers })
  await expectHeart(1, false)
  await press(1)
  await press(2)
  await expectHeart(2, true)
  await act(async () => reject(new ApiError({ code: 1, message: 'no', kind: 'network', path: SET })))
  await expectHeart(1, false)
  expect(host.record.toasts).toEqual(['no'])
  await expectHeart(2, true)
  expect(kept()).toEqual([2])
})

it('a heart that is pressed twice ends as it was pressed last, however late the first answer is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = [promise]
  const { answers, kept } = operator({ set: () => held.pop() })
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
  expect(kept()).toEqual([])
})

it('a first press that fails does not show over the second one; where both fail, the heart is as it was', async () => {
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
      {Array.from({ length: shown }, (_, at) => (
        <Offer key={at} />
      ))}
    </>
  )
}

it('an operator who has none (D3) is asked once, however many covers ask; what is on the device stays there', async () => {
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

it('where the site has switched them off, nobody is asked for them', async () => {
  const host = createTestHost({ user: member })
  Object.assign(host, { config: { ...host.config, features: { ...host.config.features, favourites: false } } })
  await renderScreen(<Offer />, { host, messages })
  await screen.findByText('none here')
  expect(host.record.calls).toEqual([])
})
