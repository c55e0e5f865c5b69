import { afterPaint } from '@croupier/shared/ui'

/** The first page comes first: these say that a player goes on from it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Runs once, when the first sign of a player has been answered; not where it was aborted before. */
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
