import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useLazyPart } from './use-lazy-part.ts'

vi.mock('./idle.ts', () => ({ savesData: () => false, whenIdle: async () => undefined }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const load = vi.fn<() => Promise<{ word: string }>>()

function Corner() {
  return useLazyPart(load, false)?.word
}

it('a lazy part is retried after a failed load', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ word: 'chat' })
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(async () => root.render(<Corner />))
  expect([page.textContent, load.mock.calls.length]).toEqual(['', 1])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([page.textContent, load.mock.calls.length]).toEqual(['chat', 2])
  act(() => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
})
