import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The ref of a field that has the focus when its screen opens. React's own `autoFocus` works when the field is made,
 * which for a screen that is drawn ahead is before it opens, and for one above another while that still keeps the focus.
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
