import { createTestHost, testUser } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { PageRouter } from './router.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

vi.mock('@croupier/shared/host', async (original) => {
  const own = await original<typeof import('@croupier/shared/host')>()
  const store = { path: '/vip/store', screen: 'vipStore', access: 'member', frame: 'site' }
  return { ...own, remotePages: [...own.remotePages, store] }
})
vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))
vi.mock('../remotes/screen-outlet.tsx', () => ({ ScreenOutlet: ({ id }: { id: string }) => <p>{id}</p> }))

async function shown(user: ReturnType<typeof testUser> | null): Promise<string> {
  history.replaceState(null, '', '#/vip/store?tab=2')
  const host = createTestHost({ user })
  const page = document.createElement('div')
  const root = createRoot(page)
  const shell = { ...host, screens: { ...host.screens, dropPrepared: () => undefined } } as unknown as ShellHost
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

it('[RT-21] the page of a remote for members: a visitor goes to the login with the way back, a member sees it', async () => {
  expect(await shown(testUser())).toBe('vipStore')
  expect(await shown(null)).toBe('login')
  expect(location.hash).toBe(`#/login?backurl=${encodeURIComponent('/vip/store?tab=2')}`)
})
