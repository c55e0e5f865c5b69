import { afterPaint } from '@croupier/shared/ui'

/** The player's first input. Until one of these, the first page has priority. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Calls `run` once, after the paint that follows the player's first input. Abort the returned controller to cancel. */
export function atFirstSign(run: () => void): AbortController {
  const signs = new AbortController()
  let seen = false
  const start = () => {
    if (seen) return
    seen = true
    afterPaint(() => {
      if (signs.signal.aborted) return
      signs.abort()
      run()
    })
  }
  for (const sign of SIGNS) addEventListener(sign, start, { signal: signs.signal, passive: true })
  return signs
}
