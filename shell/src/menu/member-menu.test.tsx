import { ApiError } from '@croupier/shared/api'
import { HostContext } from '@croupier/shared/host'
import { createTestHost, testUser } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { MemberMenu } from './member-menu.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))
vi.mock('./to-claim.tsx', () => ({ ToClaim: () => null }))
vi.mock('../frame/hint.ts', () => ({ hintOf: () => ({}), useHintWhenSeen: () => null }))

it('[SE-04] a double press on Logout is one logout, and its refusal is told once', async () => {
  const host = createTestHost({ user: {} })
  const refusal = new ApiError({ code: 7, kind: 'refused', message: 'Not now', path: '/sys/auth/logout' })
  const signOut = vi.fn(() => new Promise((_, reject) => setTimeout(reject, 0, refusal)))
  const shell = { ...host, session: { ...host.session, signOut } } as unknown as ShellHost
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <ShellContext value={shell}>
        <HostContext value={shell}>
          <MemberMenu user={testUser()} />
        </HostContext>
      </ShellContext>,
    ),
  )
  const logout = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'menu.logout')!
  act(() => {
    logout.click()
    logout.click()
  })
  await act(() => vi.waitFor(() => expect(host.record.alerts).toEqual(['Not now'])))
  expect(signOut).toHaveBeenCalledOnce()
  act(() => logout.click())
  await act(() => vi.waitFor(() => expect(signOut).toHaveBeenCalledTimes(2)))
  await act(async () => root.unmount())
})
