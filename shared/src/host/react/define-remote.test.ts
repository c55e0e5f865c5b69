import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../api/index.ts'
import { createQueries } from './define-remote.tsx'

afterEach(() => vi.useRealTimers())

it.each([
  ['no answer', 'network', -1, false, 2],
  ['none in time', 'network', -1, true, 1],
  ['the answer of a busy server', 'network', 503, false, 1],
  ['the answer of one that turns away too many', 'network', 429, false, 1],
  ['a refusal', 'refused', 1, false, 1],
] as const)('a query that gets %s (%s, %i, timed out: %j) is requested %i times', async (...given) => {
  vi.useFakeTimers()
  const [, kind, code, isTimeout, times]: readonly [string, ApiErrorKind, number, boolean, number] = given
  const ask = vi.fn(() => Promise.reject(new ApiError({ code, kind, isTimeout, message: '', path: '/a' })))
  const asked = createQueries().fetchQuery({ queryKey: ['a'], queryFn: ask })
  const failure = expect(asked).rejects.toMatchObject({ kind, code })
  await vi.advanceTimersByTimeAsync(10_000)
  await failure
  expect(ask).toHaveBeenCalledTimes(times)
})
