/** Window heights a second: what passes faster than this nobody can recognise. */
const FAST = 1.5
/** ms without a scroll until the page counts as still. */
const STILL = 120
/** ms over which the speed is taken. */
const SAMPLE = 50

export type Pace = 'still' | 'moving' | 'fast'

/** Follows how the window scrolls, by its scroll events alone, until the answer is called; `tell` hears pace and scrollY. */
export function followPace(tell: (pace: Pace, y: number) => void): () => void {
  let from = { at: -Infinity, y: scrollY }
  let rest: ReturnType<typeof setTimeout> | undefined
  let scrolls = 0
  // A frame that takes long is no rest: the next one shows whether the page went on.
  const settle = (before: number) =>
    requestAnimationFrame(() => scrolls === before && tell('still', scrollY))
  const scrolled = () => {
    scrolls += 1
    clearTimeout(rest)
    rest = setTimeout(settle, STILL, scrolls)
    const at = performance.now()
    const time = at - from.at
    if (time < SAMPLE) return
    const y = scrollY
    const way = Math.abs(y - from.y)
    // After a rest the speed is not known yet, unless it was a leap.
    const isFast = time > STILL ? way > innerHeight : (way / time) * 1_000 > FAST * innerHeight
    from = { at, y }
    tell(isFast ? 'fast' : 'moving', y)
  }
  addEventListener('scroll', scrolled, { passive: true })
  return () => {
    removeEventListener('scroll', scrolled)
    clearTimeout(rest)
    scrolls = -1
  }
}
