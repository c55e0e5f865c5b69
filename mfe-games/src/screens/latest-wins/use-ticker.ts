import { useEffect, useRef, useState } from 'react'

/** ms that an entry stands still, to be read; a page that moves all the time hears of a finger a frame later. */
const REST = 4_000

/** Looked at closely or moved by hand (a finger's last place counts as hovered), or below a pop-up. */
const HELD = ':hover, :focus, [inert] *'

interface Ticker {
  /** Of the element that scrolls; its first list is the one of the entries, a second one its copy. */
  readonly window: React.RefObject<HTMLDivElement | null>
  /** The entries do not fit, so that the window moves on by itself and wants their copy behind them. */
  readonly isMoving: boolean
}

/** A window that moves on by an entry every few seconds, round and round (GM-13); by hand only where less motion is asked for. */
export function useTicker({ isPaused, count }: { isPaused: boolean; count: number }): Ticker {
  const window = useRef<HTMLDivElement>(null)
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [fits, setFits] = useState(true)

  useEffect(() => {
    const element = window.current
    const list = element?.querySelector('ul')
    if (!element || !list) return
    const observer = new ResizeObserver(() => {
      const fits = list.offsetLeft + list.offsetWidth <= element.clientWidth
      setFits(fits)
      // Scrolled by key as well.
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

/** To the beginning of the next entry; from the copy, back to where the same stands in the list first. */
function moveOn(element: HTMLElement): void {
  const [list, copy] = element.querySelectorAll('ul')
  if (!list || !copy) return
  const turn = copy.offsetLeft - list.offsetLeft
  if (element.scrollLeft >= turn) element.scrollLeft -= turn
  const places = [...element.querySelectorAll('li')].map(({ offsetLeft }) => offsetLeft - list.offsetLeft)
  const next = places.find((place) => place > element.scrollLeft + 1)
  if (next !== undefined) element.scrollTo({ left: next, behavior: 'smooth' })
}
