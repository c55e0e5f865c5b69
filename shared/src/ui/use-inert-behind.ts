import { useEffect, type RefObject } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { afterPaint } from './after-paint.ts'

/**
 * Makes all that stands beside an open box inert, once the box has been seen: each element of the page gets a new style
 * for it. For that one frame the scrim and the focus keep a player out of the page.
 */
export function useInertBehind(box: RefObject<Element | null>): void {
  useEffect(() => {
    let undo: (() => void) | undefined
    const cancel = afterPaint(() => {
      if (box.current) undo = ariaHideOutside([box.current], { shouldUseInert: true })
    })
    return () => {
      cancel()
      undo?.()
    }
  }, [box])
}
