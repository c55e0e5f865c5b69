import { prefersReducedMotion } from '@croupier/shared/ui'
import { useEffect, useRef, useState } from 'react'

/** ms that an entry stands still, to be read; if the page moved all the time, touches would be handled a frame late. */
const REST = 4_000

/**
 * Matches while the ticker is looked at or scrolled by hand (after a touch, :hover stays there), or is below a pop-up.
 */
const HELD = ':hover, :focus, [inert] *'

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
      if (element && !element.matches(HELD)) moveOn(element)
    }
    const timer = setInterval(step, REST)
    return () => clearInterval(timer)
  }, [isMoving, isPaused])

  return { window, isMoving }
}

/**
 * Scrolls to the start of the next entry; if the copy has been reached, first jumps back to the same place in the list.
 */
function moveOn(element: HTMLElement): void {
  const [list, copy] = element.querySelectorAll('ul')
  if (!list || !copy) return
  const turn = copy.offsetLeft - list.offsetLeft
  if (element.scrollLeft >= turn) element.scrollLeft -= turn
  const places = [...element.querySelectorAll('li')].map(({ offsetLeft }) => offsetLeft - list.offsetLeft)
  const next = places.find((place) => place > element.scrollLeft + 1)
  if (next !== undefined) element.scrollTo({ left: next, behavior: 'smooth' })
}
