import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { afterPaint } from './after-paint.ts'

interface OpenBox {
  readonly element: RefObject<Element | null>
  /** Gives back what stands behind it; undefined until that has been made inert. */
  undo?: (() => void) | undefined
}

/** From the lowest to the one on top. */
const open: OpenBox[] = []

function hideBehind(box: OpenBox): void {
  const shown = open.slice(open.indexOf(box)).flatMap(({ element }) => element.current ?? [])
  if (shown.length > 0) box.undo ??= ariaHideOutside(shown, { shouldUseInert: true })
}

/**
 * Makes all that stands behind an open box inert, once the box has been seen: each element of the page gets a new style
 * for it. For that one frame the scrim and the focus keep a player out of the page. A box that was opened above it
 * meanwhile stays usable. Where one box takes the place of another, the page stays inert all the while.
 */
export function useInertBehind(element: RefObject<Element | null>): void {
  const [box] = useState<OpenBox>(() => ({ element }))
  // In the page before the box that it replaces gives back what stands behind.
  useLayoutEffect(() => {
    open.push(box)
    return () => void open.splice(open.indexOf(box), 1)
  }, [box])
  useEffect(() => {
    const cancel = afterPaint(() => hideBehind(box))
    return () => {
      cancel()
      const next = open.at(-1)
      if (box.undo && next) hideBehind(next)
      box.undo?.()
      box.undo = undefined
    }
  }, [box])
}
