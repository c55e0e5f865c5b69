import { afterPaint } from './after-paint.ts'

/**
 * Resolves once the next frame is on its way; at once in a hidden page, which is not painted. For requests that a
 * screen makes as it opens: the screen itself is painted first.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => void afterPaint(resolve))
}
