import { useEffect, type RefObject } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { afterPaint } from './after-paint.ts'

type Box = RefObject<Element | null>

/** From the lowest to the one on top. */
const open: Box[] = []

const fromOn = (box: Box) => open.slice(open.indexOf(box)).flatMap(({ current }) => (current ? [current] : []))

/**
 * Makes all that stands behind an open box inert, once the box has been seen: each element of the page gets a new style
 * for it. For that one frame the scrim and the focus keep a player out of the page. A box that was opened above it
 * meanwhile stays usable.
 */
export function useInertBehind(box: Box): void {
  useEffect(() => {
    open.push(box)
    let undo: (() => void) | undefined
    const cancel = afterPaint(() => {
      if (box.current) undo = ariaHideOutside(fromOn(box), { shouldUseInert: true })
    })
    return () => {
      open.splice(open.indexOf(box), 1)
      cancel()
      undo?.()
    }
  }, [box])
}
