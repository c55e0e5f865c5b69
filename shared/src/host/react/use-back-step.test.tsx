import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testFrame } from '../../testing/test-frame.ts'
import type { ScreenFrame } from '../remote.ts'
import { FrameContext } from './context.tsx'
import { useBackStep } from './use-back-step.ts'

afterEach(cleanup)

function screenWithSteps(frame: ScreenFrame) {
  return renderHook(({ step }) => useBackStep(step > 1, () => step === 3), {
    initialProps: { step: 1 },
    wrapper: ({ children }) => <FrameContext value={frame}>{children}</FrameContext>,
  })
}

it('a screen takes Back at its later steps only, and answers for the step it shows', () => {
  let taken: (() => boolean) | undefined
  const onBack = (goBack: () => boolean) => {
    taken = goBack
    return () => void (taken = undefined)
  }
  const { rerender, unmount } = screenWithSteps({ ...testFrame(), onBack })
  expect(taken).toBeUndefined()
  rerender({ step: 2 })
  expect(taken?.()).toBe(false)
  rerender({ step: 3 })
  expect(taken?.()).toBe(true)
  rerender({ step: 1 })
  expect(taken).toBeUndefined()
  rerender({ step: 2 })
  unmount()
  expect(taken).toBeUndefined()
})

it('a shell that has no such frame leaves Back as it was', () => {
  const { rerender } = screenWithSteps(testFrame())
  expect(() => rerender({ step: 2 })).not.toThrow()
})
