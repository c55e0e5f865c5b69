import { useEffect, useRef } from 'react'

/** ms: the second press of a double click comes within this. */
const DOUBLE_CLICK = 500

/**
 * Tells whether a press beside an open box is meant to close it. The second press of a double click on what opened the
 * box is not: it falls where the page was a moment ago.
 */
export function useMeant(isOpen: boolean): () => boolean {
  const opened = useRef(0)
  useEffect(() => {
    if (isOpen) opened.current = performance.now()
  }, [isOpen])
  return () => performance.now() - opened.current > DOUBLE_CLICK
}
