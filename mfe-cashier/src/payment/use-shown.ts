import { useEffect, useRef, type RefObject } from 'react'

/** False once the dialog is gone: an answer that comes later opens nothing. */
export function useShown(): RefObject<boolean> {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
