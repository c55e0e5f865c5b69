import { afterPaint } from '@croupier/shared/ui'

/** The player's first input. Until one of these, the first page has priority. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Calls `run` once, after the paint that follows the player's first input. Abort the returned controller to cancel. */
export function onFirstActivity(run: () => void): AbortController {
  const listening = new AbortController()
  let isActive = false
  const start = () => {
    if (isActive) return
    isActive = true
    afterPaint(() => {
      if (listening.signal.aborted) return
      listening.abort()
      run()
    })
  }
  for (const event of ACTIVITY_EVENTS) addEventListener(event, start, { signal: listening.signal, passive: true })
  return listening
}
