import { HOST_API, HOST_API_MINOR } from '@croupier/shared/host'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { useUpdateOffer } from './use-update-offer.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => {
  vi.useRealTimers()
})

const PERIOD = 5 * 60_000
const choice = (url: string) => ({ url, builtFor: { hostApi: HOST_API, hostApiMinor: HOST_API_MINOR } })

it('an offer stays while nothing changes, and goes when the operator withdraws the version', async () => {
  vi.useFakeTimers()
  let isNews = true
  let listed = [choice('next'), choice('now')]
  const releases = {
    refresh: async () => isNews,
    choices: async () => listed,
    refused: new Set(),
    registry: { running: () => new Map([['cashier', choice('now')]]) },
  }
  let isOffered = false
  const Show = () => {
    isOffered = useUpdateOffer().isOffered
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ShellContext value={{ releases } as unknown as ShellHost}>
        <Show />
      </ShellContext>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(PERIOD))
  expect(isOffered).toBe(true)
  isNews = false
  await act(() => vi.advanceTimersByTimeAsync(PERIOD))
  expect(isOffered).toBe(true)
  isNews = true
  listed = [choice('now')]
  await act(() => vi.advanceTimersByTimeAsync(PERIOD))
  expect(isOffered).toBe(false)
  await act(async () => root.unmount())
})
