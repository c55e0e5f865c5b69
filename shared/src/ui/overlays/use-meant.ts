import { useEffect, useRef } from 'react'

/** ms: the second press of a double click comes within this. */
const DOUBLE_CLICK = 500

/**
 * Tells whether a press beside an open box is meant to close it. The second press of a double click on what opened the
 * box is not: it falls where the page was a moment ago.
 */
export function useMeant(): () => boolean {
  const opened = useRef(0)
  useEffect(() => {
    opened.current = performance.now()
  }, [])
  return () => performance.now() - opened.current > DOUBLE_CLICK
}
