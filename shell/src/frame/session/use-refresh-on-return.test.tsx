import { createTestHost, leaveTab } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { useRefreshOnReturn } from './use-refresh-on-return.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const refresh = vi.fn<() => Promise<null>>(async () => null)
let root: Root

function Returning() {
  useRefreshOnReturn()
  return null
}

beforeEach(() => refresh.mockClear())
afterEach(() => act(async () => root.unmount()))

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

it('refreshes the session once after a longer absence, but not after a short one', async () => {
  await show({})
  leaveTab(1)
  expect(refresh).not.toHaveBeenCalled()
  leaveTab(6)
  expect(refresh).toHaveBeenCalledOnce()
})

it('refreshes the session also if no member could be loaded yet', async () => {
  await show(null)
  leaveTab(60)
  expect(refresh).toHaveBeenCalledOnce()
})
