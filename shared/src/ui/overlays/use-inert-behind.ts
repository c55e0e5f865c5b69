import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { afterPaint } from '../dom/after-paint.ts'

interface OpenBox {
  readonly element: RefObject<Element | null>
  /** Makes what is behind the box usable again; undefined until it has been made inert. */
  undo?: (() => void) | undefined
}

/** The open boxes, from the lowest to the topmost. */
const open: OpenBox[] = []

function hideBehind(box: OpenBox): void {
  const shown = open.slice(open.indexOf(box)).flatMap(({ element }) => element.current ?? [])
  if (shown.length > 0) box.undo ??= ariaHideOutside(shown, { shouldUseInert: true })
}

/**
 * Makes everything behind an open box inert, once the box has been painted, since that restyles each element of the
 * page. For that one frame the scrim and the focus keep a player out of the page. A box that was opened above it
 * meanwhile stays usable. Where one box replaces another, the page stays inert throughout.
 */
export function useInertBehind(element: RefObject<Element | null>): void {
  const [box] = useState<OpenBox>(() => ({ element }))
  // In a layout effect, and so before the box that this one replaces releases what is behind.
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
