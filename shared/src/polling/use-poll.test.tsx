import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePoll, usePollWhile } from './index.ts'
import type { PollRule } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function rule(ask: () => Promise<string>): PollRule<string> {
  return {
    firstDelay: 1000,
    interval: 1000,
    maxTries: Infinity,
    whileHidden: true,
    request: ask,
    read: (word) => (word === 'true' ? 'succeeded' : 'pending'),
    onError: 'continue',
    end: 'failed',
  }
}

test('a started poll runs, gives its result, and stops with its component (DP-21)', async () => {
  const ask = vi.fn(async () => 'wait')
  const { result, unmount } = renderHook(() => usePoll())
  const ended = vi.fn()
  act(() => void result.current.start(rule(ask)).then(ended))
  expect(result.current.isRunning).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(ask).toHaveBeenCalledTimes(2)
  unmount()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'stopped' }))
})

test('a poll started after its component was unmounted sends nothing', async () => {
  const ask = vi.fn(async () => 'wait')
  const { result, unmount } = renderHook(() => usePoll())
  const { start } = result.current
  unmount()
  await expect(start({ ...rule(ask), firstDelay: 0 })).resolves.toMatchObject({ outcome: 'stopped' })
  expect(ask).not.toHaveBeenCalled()
})

test('a second start stops the first poll', async () => {
  const first = vi.fn(async () => 'wait')
  const second = vi.fn(async () => 'true')
  const { result } = renderHook(() => usePoll())
  act(() => void result.current.start(rule(first)))
  act(() => void result.current.start(rule(second)))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  expect(result.current.isRunning).toBe(false)
})

test('usePollWhile runs while it is active, and reports how it ended', async () => {
  const ask = vi.fn(async () => 'true')
  const onEnd = vi.fn()
  const { rerender } = renderHook(({ active }) => usePollWhile(active, rule(ask), onEnd), {
    initialProps: { active: false },
  })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(ask).not.toHaveBeenCalled()
  rerender({ active: true })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'succeeded' }))
})
