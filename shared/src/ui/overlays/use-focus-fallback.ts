import { useEffect, type RefObject } from 'react'
import { watchLostFocus } from '../dom/watch-lost-focus.ts'

/**
 * An open box takes the focus when the focused control inside it goes away: a claimed reward's button, a canceled row.
 */
export function useFocusFallback(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    return watchLostFocus({ within: element, onLost: () => element.focus({ preventScroll: true }) })
  }, [box])
}
