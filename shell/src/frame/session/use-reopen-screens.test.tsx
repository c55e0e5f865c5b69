import { HostContext } from '@croupier/shared/host'
import { createTestHost, testUser } from '@croupier/shared/testing'
import type { User } from '@croupier/shared/api'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { createScreenStack, type ScreenStack } from '../../host/screen-stack.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { useReopenScreens } from './use-reopen-screens.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let screens: ScreenStack
let be: (user: User | null) => void
let endSession: () => Promise<void>
const ids = () => screens.stack.get().map(({ id }) => id)
const ada = testUser({ id: 7 })

function Follower() {
  useReopenScreens()
  return null
}

const go = (path: string) =>
  act(async () => {
    screens.closeAll()
    const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    location.hash = `#${path}`
    await arrived
  })

beforeEach(async () => {
  history.replaceState(null, '', '#/games')
  const host = createTestHost({ user: ada })
  const { set } = host.session
  be = (user) => act(() => set(user))
  screens = createScreenStack({
    isMember: () => host.session.get() !== null,
    onGuarded: () => undefined,
    hint: () => undefined,
  })
  screens.open('cashout', { method: 'BTC' })
  screens.open('cashoutHistory')
  screens.open('menu')
  endSession = async () => {
    act(() => {
      host.events.emit('login:required', { reason: 'session-ended' })
      set(null)
      host.events.emit('session:changed', { user: null })
    })
    await go('/login?backurl=%2Fgames')
  }
  root = createRoot(document.createElement('div'))
  const shell = { ...host, screens } as unknown as ShellHost
  await act(async () =>
    root.render(
      <HashRouter>
        <ShellContext value={shell}>
          <HostContext value={host}>
            <Follower />
          </HostContext>
        </ShellContext>
      </HashRouter>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

it('reopens the pop-ups for the same member after the login', async () => {
  await endSession()
  be(ada)
  expect(ids()).toEqual([])
  await go('/games')
  expect(screens.stack.get()).toMatchObject([{ id: 'cashout', params: { method: 'BTC' } }, { id: 'cashoutHistory' }])
  await go('/')
  expect(ids()).toEqual([])
})

it('reopens nothing for another member, or after the login was left', async () => {
  await endSession()
  be(testUser({ id: 8 }))
  await go('/games')
  expect(ids()).toEqual([])

  be(ada)
  screens.open('cashout', {})
  await endSession()
  await go('/games')
  be(ada)
  await go('/')
  expect(ids()).toEqual([])
})

it('reopens nothing after a logout', async () => {
  be(null)
  await go('/')
  be(ada)
  await go('/login')
  await go('/games')
  expect(ids()).toEqual([])
})
