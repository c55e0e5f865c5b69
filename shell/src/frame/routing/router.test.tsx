import { createTestHost, testUser } from '@croupier/shared/testing'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { createNavigation } from '../../host/navigation.ts'
import { createScreenStack } from '../../host/screen-stack.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { createValue } from '../../host/value.ts'
import { PageRouter } from './router.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

vi.mock('@croupier/shared/host', async (original) => {
  const actual = await original<typeof import('@croupier/shared/host')>()
  const store = { path: '/vip/store', screen: 'vipStore', access: 'member', frame: 'site' }
  return { ...actual, remotePages: [...actual.remotePages, store] }
})
vi.mock('../../words.ts', () => ({ useText: () => (id: string) => id }))
const drawn = vi.hoisted(() => vi.fn())
vi.mock('../../remotes/screen-outlet.tsx', () => ({
  ScreenOutlet: ({ id, params }: { id: string; params: unknown }) => {
    drawn(params)
    return <p>{id}</p>
  },
}))

async function shown(
  user: ReturnType<typeof testUser> | null,
  address = '#/vip/store?tab=2',
  retried: typeof user = null,
): Promise<string> {
  history.replaceState(null, '', address)
  const host = createTestHost({ user })
  const page = document.createElement('div')
  const root = createRoot(page)
  const shell = {
    ...host,
    session: Object.assign(host.session, { retry: async () => void (retried && host.session.set(retried)) }),
    screens: { ...host.screens, dropPrepared: () => undefined },
  } as unknown as ShellHost
  await act(async () =>
    root.render(
      <HashRouter>
        <ShellContext value={shell}>
          <PageRouter />
        </ShellContext>
      </HashRouter>,
    ),
  )
  const text = page.textContent
  await act(async () => root.unmount())
  return text
}

it("[RT-21] a members' page of a remote leads a visitor to the login with a return path", async () => {
  expect(await shown(testUser())).toBe('vipStore')
  expect(await shown(null)).toBe('login')
  expect(location.hash).toBe(`#/login?backurl=${encodeURIComponent('/vip/store?tab=2')}`)
})

it("[RT-21] a members' page requests the user info again if the request at the start has failed", async () => {
  expect(await shown(null, '#/vip/store', testUser())).toBe('vipStore')
  expect(location.hash).toBe('#/vip/store')
})

it.each([
  ['#/Payment/PIX/Pay?order_id=5', { provider: 'pix', page: 'pay', query: { order_id: '5' } }],
  ['#/querytwowrapp', { name: 'queryTwoWrapp' }],
])('an address in other letter case (%s) leads to its page', async (address, params) => {
  await shown(testUser(), address)
  expect(drawn).toHaveBeenLastCalledWith(params)
})

it('[SE-04] [RT-21] a logout on a page for members leads home, not to the login', async () => {
  history.replaceState(null, '', '#/vip/store')
  const user = createValue<ReturnType<typeof testUser> | null>(testUser())
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const navigation = createNavigation(screens)
  const session = { ...user, known: createValue(true) }
  const shell = { ...createTestHost(), navigation, screens, session } as unknown as ShellHost
  function Attached() {
    const navigate = useNavigate()
    useEffect(() => navigation.attach(navigate), [navigate])
    // The frame renders home itself, not the router.
    return useLocation().pathname === '/' ? null : <PageRouter />
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <HashRouter>
        <ShellContext value={shell}>
          <Attached />
        </ShellContext>
      </HashRouter>,
    ),
  )
  await act(async () => {
    user.set(null)
    navigation.go('/')
  })
  expect(location.hash).toBe('#/')
  await act(async () => root.unmount())
})

it.each(['#./join', '#.', '#..', '#/nowhere'])('[RT-10] the unknown address %s leads to /404', async (address) => {
  await shown(null, address)
  expect(location.hash).toBe('#/404')
})
