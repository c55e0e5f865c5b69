import { afterEach, expect, it, vi } from 'vitest'
import { painted } from './painted.ts'

afterEach(() => vi.restoreAllMocks())

it('waits for the next frame, and for none in a page that nobody sees: there is none', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
  await painted()
  expect(frames).toHaveBeenCalledOnce()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await painted()
  expect(frames).toHaveBeenCalledOnce()
})
