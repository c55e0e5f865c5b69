import { useLayout } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'

/**
 * On phones, hides the element while the player scrolls down and shows it again on the way back. The code for that is
 * loaded once the element is there.
 */
export function useHideOnScroll(isRendered: boolean, isPinned: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const isPhone = useLayout() === 'mobile'
  useEffect(() => {
    const corner = element.current
    if (!isRendered || !isPhone || !corner) return undefined
    let end: (() => void) | undefined
    let isCanceled = false
    import('./hide-on-scroll.ts').then(
      ({ hideOnScroll }) => {
        if (!isCanceled) end = hideOnScroll(corner, isPinned)
      },
      (error: unknown) => console.warn('the chat icon stays where it is', error),
    )
    return () => {
      isCanceled = true
      end?.()
    }
  }, [isRendered, isPhone, isPinned])
  return element
}
