import { useEffect, type RefObject } from 'react'

/** ms after which a screen reader on iOS follows the focus into a box: it ignores one that has just appeared. */
const SCREEN_READER_DELAY_MS = 500

/** Gives the focus to an open box itself, unless something inside of it has it. */
export function useFocusInside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element || element.contains(document.activeElement)) return undefined
    element.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      if (document.activeElement !== element && document.activeElement !== document.body) return
      element.blur()
      element.focus({ preventScroll: true })
    }, SCREEN_READER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [box])
}
