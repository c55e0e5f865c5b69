/** Viewport heights per second: nothing that passes faster than this can be recognised. */
const FAST = 1.5
/** Viewport heights per second: of what passes faster than this, not even names can be read. */
const FLYING = 3
/** ms without a scroll until the page counts as still. */
const STILL = 120
/** ms over which the speed is measured. */
const SAMPLE = 50

export type Pace = 'still' | 'moving' | 'fast' | 'flying'

/**
 * Follows the scrolling of `scroller` (null: the window) by its scroll events alone, until the returned function is
 * called. `tell` is given the pace, and how far it has scrolled (px).
 */
export function followPace(scroller: HTMLElement | null, tell: (pace: Pace, y: number) => void): () => void {
  const offset = () => scroller?.scrollTop ?? scrollY
  let from = { at: -Infinity, y: offset() }
  let last = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  // A long frame does not mean that the page is still: the next one shows whether it went on.
  const settle = () => {
    const before = last
    const wait = before + STILL - performance.now()
    if (wait > 0) rest = setTimeout(settle, wait)
    else
      requestAnimationFrame(() => {
        if (rest === undefined) return
        if (last === before) {
          rest = undefined
          tell('still', offset())
        } else rest = setTimeout(settle, STILL)
      })
  }
  const scrolled = () => {
    const at = performance.now()
    last = at
    rest ??= setTimeout(settle, STILL)
    const time = at - from.at
    if (time < SAMPLE) return
    const y = offset()
    const windows = Math.abs(y - from.y) / (scroller?.clientHeight ?? innerHeight)
    from = { at, y }
    // After a rest the speed is not known yet; a leap counts as fast.
    tell(time > STILL ? leapOf(windows) : paceOf((windows * 1_000) / time), y)
  }
  const target = scroller ?? window
  target.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    target.removeEventListener('scroll', scrolled)
    clearTimeout(rest)
    rest = undefined
  }
}

const paceOf = (windowsASecond: number): Pace =>
  windowsASecond > FLYING ? 'flying' : windowsASecond > FAST ? 'fast' : 'moving'

const leapOf = (windows: number): Pace => (windows > 1 ? 'fast' : 'moving')
