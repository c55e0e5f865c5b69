import { useEffect, useRef } from 'react'

/** ms: the second press of a double click comes within this. */
const DOUBLE_CLICK_MS = 500

/**
 * Returns a function that says whether a press beside an open box is meant to close it. The second press of a double
 * click on what opened the box is not: it falls where the page was a moment ago.
 */
export function useDeliberatePress(): () => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  return () => performance.now() - openedAt.current > DOUBLE_CLICK_MS
}
