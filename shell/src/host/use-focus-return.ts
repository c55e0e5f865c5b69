import { useEffect, useRef } from 'react'
import type { ScreenStack } from './screen-stack.ts'

/**
 * Gives the focus back to what had it before the first pop-up. Each box does that by itself (site.md 2), but one that
 * took the place of another, as the drawer's screens do, remembers a button that is gone with it. `isShown`: whether a
 * pop-up stands in the page; it comes and goes a moment after the stack.
 */
export function useFocusReturn({ stack }: ScreenStack, isShown: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    let isOpen = stack.get().length > 0
    return stack.subscribe(() => {
      const wasOpen = isOpen
      isOpen = stack.get().length > 0
      if (isOpen && !wasOpen) opener.current = document.activeElement
    })
  }, [stack])
  useEffect(() => {
    if (isShown) return
    // The box itself comes first: it does so with the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const element = opener.current
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && element instanceof HTMLElement && element.isConnected) element.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [isShown])
}
