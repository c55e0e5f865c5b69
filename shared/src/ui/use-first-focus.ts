import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * The ref of a field that has the focus when its screen opens. React's own `autoFocus` works when the field is made,
 * which for a screen that is drawn ahead is before it opens.
 */
export function useFirstFocus(
  isWanted: boolean,
  ref?: (element: HTMLElement | null) => void,
): (element: HTMLElement | null) => void {
  const field = useRef<HTMLElement>(null)
  const [isFirst] = useState(isWanted)
  useLayoutEffect(() => {
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
