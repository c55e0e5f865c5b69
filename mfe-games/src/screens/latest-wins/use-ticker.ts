import { prefersReducedMotion } from '@croupier/shared/ui'
import { useEffect, useRef, useState } from 'react'

/**
 * How long an entry stands still, to be read; if the page moved all the time, touches would be handled a frame late.
 */
const ENTRY_MS = 4_000

/**
 * Matches while the ticker is looked at or scrolled by hand (after a touch, :hover stays there), or is below a pop-up.
 */
const HELD_SELECTOR = ':hover, :focus, [inert] *'

interface Ticker {
  /** Ref of the scrolling element; its first list holds the entries, its second one (if any) is a copy. */
  readonly window: React.RefObject<HTMLDivElement | null>
  /** The entries do not fit: the window scrolls by itself and needs a copy of the entries behind them. */
  readonly isMoving: boolean
}

/** Scrolls a window on by one entry every few seconds, in a loop (GM-13); only by hand under prefers-reduced-motion. */
export function useTicker({ isPaused, count }: { isPaused: boolean; count: number }): Ticker {
  const window = useRef<HTMLDivElement>(null)
  const [isStill] = useState(prefersReducedMotion)
  const [fits, setFits] = useState(true)

  useEffect(() => {
    const element = window.current
    const list = element?.querySelector('ul')
    if (!element || !list) return
    const observer = new ResizeObserver(() => {
      const fits = list.offsetLeft + list.offsetWidth <= element.clientWidth
      setFits(fits)
      // Focusable, so that it can be scrolled by keyboard as well.
      element.tabIndex = fits ? -1 : 0
    })
    observer.observe(element)
    observer.observe(list)
    return () => observer.disconnect()
  }, [count])

  const isMoving = !fits && !isStill
  useEffect(() => {
    if (!isMoving || isPaused) return
    const step = () => {
      const element = window.current
      if (element && !element.matches(HELD_SELECTOR)) scrollToNext(element)
    }
    const timer = setInterval(step, ENTRY_MS)
    return () => clearInterval(timer)
  }, [isMoving, isPaused])

  return { window, isMoving }
}

/**
 * Scrolls to the start of the next entry; if the copy has been reached, first jumps back to the same position in the
 * list.
 */
function scrollToNext(element: HTMLElement): void {
  const [list, copy] = element.querySelectorAll('ul')
  if (!list || !copy) return
  const listWidth = copy.offsetLeft - list.offsetLeft
  if (element.scrollLeft >= listWidth) element.scrollLeft -= listWidth
  const entryOffsets = [...element.querySelectorAll('li')].map(({ offsetLeft }) => offsetLeft - list.offsetLeft)
  const next = entryOffsets.find((offset) => offset > element.scrollLeft + 1)
  if (next !== undefined) element.scrollTo({ left: next, behavior: 'smooth' })
}
