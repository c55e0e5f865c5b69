/** Viewport heights per second: nothing that passes faster than this can be recognised. */
const FAST = 1.5
/** Viewport heights per second: of what passes faster than this, not even names can be read. */
const VERY_FAST = 3
/** The page counts as still after so long without a scroll. */
const IDLE_MS = 120
/** The speed is measured over so long at least. */
const SAMPLE_MS = 50

export type ScrollSpeed = 'still' | 'moving' | 'fast' | 'veryFast'

/**
 * Follows the scrolling of `scroller` (null: the window) by its scroll events alone, until the returned function is
 * called. `onChange` is given the speed, and how far it has scrolled (px).
 */
export function observeScrollSpeed(
  scroller: HTMLElement | null,
  onChange: (speed: ScrollSpeed, y: number) => void,
): () => void {
  const offset = () => scroller?.scrollTop ?? scrollY
  let from = { at: -Infinity, y: offset() }
  let last = 0
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  // A long frame does not mean that the page is still: the next one shows whether it went on.
  const checkIdle = () => {
    const before = last
    const wait = before + IDLE_MS - performance.now()
    if (wait > 0) idleTimer = setTimeout(checkIdle, wait)
    else
      requestAnimationFrame(() => {
        if (idleTimer === undefined) return
        if (last === before) {
          idleTimer = undefined
          onChange('still', offset())
        } else idleTimer = setTimeout(checkIdle, IDLE_MS)
      })
  }
  const onScroll = () => {
    const at = performance.now()
    last = at
    idleTimer ??= setTimeout(checkIdle, IDLE_MS)
    const time = at - from.at
    if (time < SAMPLE_MS) return
    const y = offset()
    const viewports = Math.abs(y - from.y) / (scroller?.clientHeight ?? innerHeight)
    from = { at, y }
    // After a pause the speed is not known yet; a leap counts as fast.
    onChange(time > IDLE_MS ? leapOf(viewports) : speedOf((viewports * 1_000) / time), y)
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
