import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The ref of a field that gets the focus when its screen opens. React's own `autoFocus` works when the field is
 * mounted: for a screen that is rendered ahead that is before it opens, and for one above another while the lower one
 * still contains the focus.
 */
export function useFirstFocus(
  isWanted: boolean,
  ref?: (element: HTMLElement | null) => void,
): (element: HTMLElement | null) => void {
  const field = useRef<HTMLElement>(null)
  const [isFirst] = useState(isWanted)
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  return useCallback(
    (element) => {
      field.current = element
      ref?.(element)
    },
    [ref],
  )
}
