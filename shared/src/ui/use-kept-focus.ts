import { useEffect, type RefObject } from 'react'

const canHoldFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

/**
 * An open box takes the focus over from a control of its own that is disabled or taken away: a claimed reward's button,
 * a row that is cancelled. The browser would leave it to the page, of which a screen reader has lost the place.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let held: HTMLElement | null = null
    const hold = ({ target }: FocusEvent) => {
      held = target as HTMLElement
    }
    const keep = () => {
      const { activeElement } = document
      if (!held || canHoldFocus(held) || (activeElement !== held && activeElement !== document.body)) return
      element.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(keep)
    element.addEventListener('focusin', hold)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      element.removeEventListener('focusin', hold)
      observer.disconnect()
    }
  }, [box])
}
