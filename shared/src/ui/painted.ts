import { afterPaint } from './after-paint.ts'

/**
 * Resolves when the next frame is on its way; at once in a page that nobody sees, which is not painted. For what a
 * screen asks for as it opens: the screen itself is seen first.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => void afterPaint(resolve))
}
