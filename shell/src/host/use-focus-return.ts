import { useEffect } from 'react'
import type { ScreenStack } from './screen-stack.ts'

/**
 * Gives the focus back to what had it before the first pop-up. Each box does that by itself (site.md 2), but one that
 * took the place of another, as the drawer's screens do, remembers a button that is gone with it.
 */
export function useFocusReturn({ stack }: ScreenStack): void {
  useEffect(() => {
    let opener: Element | null = null
    let isOpen = stack.get().length > 0
    let frame = 0
    const giveBack = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      opener = null
    }
    const unsubscribe = stack.subscribe(() => {
      const wasOpen = isOpen
      isOpen = stack.get().length > 0
      if (isOpen && !wasOpen) opener = document.activeElement
      if (isOpen || !wasOpen) return cancelAnimationFrame(frame)
      // The box itself comes first: it does so with the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(giveBack)
      })
    })
    return () => {
      unsubscribe()
      cancelAnimationFrame(frame)
    }
  }, [stack])
}
