/** Viewport heights per second: nothing that passes faster than this can be recognised. */
const FAST = 1.5
/** Viewport heights per second: of what passes faster than this, not even names can be read. */
const VERY_FAST = 3
/** ms without a scroll until the page counts as still. */
const STILL = 120
/** ms over which the speed is measured. */
const SAMPLE = 50

export type ScrollSpeed = 'still' | 'moving' | 'fast' | 'veryFast'

/**
 * Follows the scrolling of `scroller` (null: the window) by its scroll events alone, until the returned function is
 * called. `tell` is given the pace, and how far it has scrolled (px).
 */
export function observeScrollSpeed(
  scroller: HTMLElement | null,
  onChange: (pace: ScrollSpeed, y: number) => void,
): () => void {
  const offset = () => scroller?.scrollTop ?? scrollY
  let from = { at: -Infinity, y: offset() }
  let last = 0
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  // A long frame does not mean that the page is still: the next one shows whether it went on.
  const checkIdle = () => {
    const before = last
    const wait = before + STILL - performance.now()
    if (wait > 0) idleTimer = setTimeout(checkIdle, wait)
    else
      requestAnimationFrame(() => {
        if (idleTimer === undefined) return
        if (last === before) {
          idleTimer = undefined
          onChange('still', offset())
        } else idleTimer = setTimeout(checkIdle, STILL)
      })
  }
  const onScroll = () => {
    const at = performance.now()
    last = at
    idleTimer ??= setTimeout(checkIdle, STILL)
    const time = at - from.at
    if (time < SAMPLE) return
    const y = offset()
    const viewports = Math.abs(y - from.y) / (scroller?.clientHeight ?? innerHeight)
    from = { at, y }
    // After a rest the speed is not known yet; a leap counts as fast.
    onChange(time > STILL ? leapOf(viewports) : speedOf((viewports * 1_000) / time), y)
  }
  const target = scroller ?? window
  target.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    target.removeEventListener('scroll', onScroll)
    clearTimeout(idleTimer)
    idleTimer = undefined
  }
}

const speedOf = (viewportsPerSecond: number): ScrollSpeed =>
  viewportsPerSecond > VERY_FAST ? 'veryFast' : viewportsPerSecond > FAST ? 'fast' : 'moving'

const leapOf = (viewports: number): ScrollSpeed => (viewports > 1 ? 'fast' : 'moving')
