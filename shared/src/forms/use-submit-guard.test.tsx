import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSubmitGuard } from './use-submit-guard.ts'

afterEach(cleanup)

test('the pressed one of several buttons is busy, and the others are disabled until the end', async () => {
  const { result } = renderHook(() => useSubmitGuard())
  const looks = () => ['one', 'two'].map((what) => result.current.buttonOf(what))
  expect(result.current.buttonOf('three', true).isDisabled).toBe(true)
  const idle = { isBusy: false, isDisabled: false }
  const { promise, resolve } = Promise.withResolvers<void>()
  let ended: Promise<boolean> | undefined
  act(() => void (ended = result.current.run(() => promise, 'one')))
  expect(looks()).toEqual([
    { isBusy: true, isDisabled: false },
    { isBusy: false, isDisabled: true },
  ])
  expect(await result.current.run(() => undefined, 'two')).toBe(false)
  await act(async () => {
    resolve()
    await ended
  })
  expect(looks()).toEqual([idle, idle])
})
