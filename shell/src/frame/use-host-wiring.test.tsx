import type { User } from '@croupier/shared/api'
import { HostContext } from '@croupier/shared/host'
import { createTestHost, testUser, type TestHost } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { createScreenStack, type ScreenStack } from '../host/screen-stack.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { createValue, type Value } from '../host/value.ts'
import { useCardFields } from '../isolated/use-card-fields.ts'
import { useHostWiring } from './use-host-wiring.ts'

vi.mock('../promotion/use-promotion.ts', () => ({ usePromotion: () => undefined }))
vi.mock('./payments/use-pay-status.ts', () => ({ usePayStatus: () => undefined }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let screens: ScreenStack
let known: Value<boolean>
let test: TestHost
let answer: (user: User | null) => Promise<void>
const ids = () => screens.stack.get().map(({ id }) => id)

/** A component that mounts late, as the chat's does. */
function Late() {
  return String(useCardFields())
}

function Wiring() {
  useHostWiring()
  return null
}

beforeEach(async () => {
  test = createTestHost()
  const { set } = test.session
  known = createValue(false)
  answer = (user) =>
    act(async () => {
      set(user)
      if (user) test.events.emit('session:changed', { user })
      known.set(true)
    })
  screens = createScreenStack({
    isMember: () => test.session.get() !== null,
    awaitUser: () => !known.get(),
    onGuarded: () => undefined,
    hint: () => undefined,
  })
  const host = { ...test, session: { ...test.session, known }, screens } as unknown as ShellHost
  root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ShellContext value={host}>
        <HostContext value={host}>
          <Wiring />
        </HostContext>
      </ShellContext>,
    ),
  )
  screens.open('game', { gameId: 7, playForFun: 0 })
  expect(ids()).toEqual([])
})
afterEach(() => act(async () => root.unmount()))

it('a game pressed before the session is known opens for the member', async () => {
  await answer(testUser({ id: 7 }))
  expect(ids()).toEqual(['game'])
})

it("a game pressed before the session is known waits for a visitor's login", async () => {
  await answer(null)
  expect(ids()).toEqual(['login'])
  expect(screens.takePending()?.id).toBe('game')
})

it('a game pressed before the session is known is given up by another press or page', async () => {
  screens.open('terms')
  screens.close()
  await answer(testUser({ id: 7 }))
  expect(ids()).toEqual([])

  known.set(false)
  await answer(null)
  known.set(false)
  screens.open('game', { gameId: 7, playForFun: 0 })
  screens.closeAll()
  await answer(testUser({ id: 7 }))
  expect(ids()).toEqual([])
})

it('card fields shown before the chat code loads are counted (D19)', async () => {
  const page = document.createElement('div')
  const late = createRoot(page)
  test.events.emit('card-fields:shown', { shown: true })
  await act(async () => late.render(<Late />))
  expect(page.textContent).toBe('true')
  act(() => test.events.emit('card-fields:shown', { shown: false }))
  expect(page.textContent).toBe('false')
  act(() => late.unmount())
})

it("login:required opens the login for a visitor's real-money game, and for no other reason", async () => {
  await answer(null)
  screens.closeAll()
  const requireLogin = (reason: 'real-money' | 'session-ended') =>
    act(() => test.events.emit('login:required', { reason }))
  requireLogin('session-ended')
  expect(ids()).toEqual([])
  requireLogin('real-money')
  expect(ids()).toEqual(['login'])
  screens.closeAll()
  await answer(testUser({ id: 7 }))
  requireLogin('real-money')
  expect(ids()).toEqual([])
})

it('a registration deletes the stored invitation codes', () => {
  localStorage.setItem('croupier.inviteCode', 'friend')
  act(() => test.events.emit('member:registered', { memberId: 7 }))
  expect(localStorage.getItem('croupier.inviteCode')).toBeNull()
})
