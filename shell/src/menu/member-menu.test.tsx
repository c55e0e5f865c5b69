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
vi.mock('./unclaimed-award.tsx', () => ({ UnclaimedAward: () => null }))
vi.mock('../frame/lazy/hint.ts', () => ({ hintOf: () => ({}), useHintWhenSeen: () => null }))

const logoutOf = (page: Element) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'menu.logout')!

/** The drawer of a member; `signOut` takes the place of the logout request. */
async function openMenu(signOut: () => Promise<unknown>) {
  const host = createTestHost({ user: {} })
  const shell = { ...host, session: { ...host.session, signOut } } as unknown as ShellHost
  const open = async (user = testUser()) => {
    const page = document.createElement('div')
    const root = createRoot(page)
    await act(async () =>
      root.render(
        <ShellContext value={shell}>
          <HostContext value={shell}>
            <MemberMenu user={user} />
          </HostContext>
        </ShellContext>,
      ),
    )
    return { logout: logoutOf(page), close: () => act(async () => root.unmount()) }
  }
  return { host, open, ...(await open()) }
}

const failure = (code: number, message: string) =>
  new ApiError({ code, kind: code === 7 ? 'refused' : 'network', message, path: '/sys/auth/logout' })

it('[SE-04] a double press on Logout sends one request, and its refusal shows one alert', async () => {
  const signOut = vi.fn(() => new Promise((_, reject) => setTimeout(reject, 0, failure(7, 'Not now'))))
  const { host, logout, close } = await openMenu(signOut)
  act(() => {
    logout.click()
    logout.click()
  })
  await act(() => vi.waitFor(() => expect(host.record.alerts).toEqual(['Not now'])))
  expect(signOut).toHaveBeenCalledOnce()
  act(() => logout.click())
  await act(() => vi.waitFor(() => expect(signOut).toHaveBeenCalledTimes(2)))
  await close()
})

it('[SE-04] Logout is busy until its response, also in a reopened drawer, but not for the next member', async () => {
  const answer = Promise.withResolvers<void>()
  const signOut = vi.fn(() => answer.promise)
  const { open, logout, close } = await openMenu(signOut)
  act(() => logout.click())
  expect(logout.ariaDisabled).toBe('true')
  await close()
  const again = await open()
  expect(again.logout.ariaDisabled).toBe('true')
  act(() => again.logout.click())
  expect(signOut).toHaveBeenCalledOnce()
  const next = await open(testUser({ id: 8 }))
  expect(next.logout.ariaDisabled).toBeNull()
  await act(async () => answer.resolve())
  expect(again.logout.ariaDisabled).toBeNull()
  await again.close()
  await next.close()
})

it.each([
  [-1, 'common.serverBusy'],
  [503, 'Back at noon'],
])('[SE-04] a failed logout (%i) says that the member is still logged in', async (code, message) => {
  const { host, logout, close } = await openMenu(() => Promise.reject(failure(code, message)))
  await act(async () => logout.click())
  expect(host.record.alerts).toEqual([`${message}\n\nmenu.logoutFailed`])
  await close()
})
