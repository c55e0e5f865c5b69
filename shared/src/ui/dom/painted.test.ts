import { afterEach, expect, it, vi } from 'vitest'
import { painted } from './painted.ts'

afterEach(() => vi.restoreAllMocks())

it('painted waits for the next frame, but not in a hidden page', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
  await painted()
  expect(frames).toHaveBeenCalledOnce()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await painted()
  expect(frames).toHaveBeenCalledOnce()
})
