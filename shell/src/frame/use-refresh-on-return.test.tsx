import { createTestHost } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { useRefreshOnReturn } from './use-refresh-on-return.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const refresh = vi.fn<() => Promise<null>>(async () => null)
let root: Root

function Returning() {
  useRefreshOnReturn()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  refresh.mockClear()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

async function show(user: object | null): Promise<void> {
  const host = createTestHost({ user })
  const shell = { ...host, session: { ...host.session, refresh } } as unknown as ShellHost
  root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ShellContext value={shell}>
        <Returning />
      </ShellContext>,
    ),
  )
}

function away(milliseconds: number): void {
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    if (state === 'hidden') vi.advanceTimersByTime(milliseconds)
  }
}

it('asks once for the member who was away for a while, and not after a glance elsewhere', async () => {
  await show({})
  away(4_999)
  expect(refresh).not.toHaveBeenCalled()
  away(5_000)
  expect(refresh).toHaveBeenCalledOnce()
})

it('asks nothing for a visitor, nor once it is gone', async () => {
  await show(null)
  away(60_000)
  await act(async () => root.unmount())
  away(60_000)
  expect(refresh).not.toHaveBeenCalled()
})
