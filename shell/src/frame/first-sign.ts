/** The first page comes first: these say that a player goes on from it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Runs once, at the first sign of a player; aborted then, or by whoever does not want it any more. */
export function atFirstSign(run: () => void): AbortController {
  const signs = new AbortController()
  const start = () => {
    signs.abort()
    run()
  }
  for (const sign of SIGNS) addEventListener(sign, start, { signal: signs.signal, passive: true })
  return signs
}
