import { useEffect, useRef, useState } from 'react'

/**
 * Debounces a search field: returns its text once typing has paused for `pause` ms, so that a list is not requested at
 * each key. A change by more than one character (pasted, dictated, undone) is returned at once, as is an emptied field.
 */
export function useTyped(text: string, pause: number): string {
  const [settled, setSettled] = useState(text)
  // Otherwise the old text would be returned again at the first key after it.
  if (text === '' && settled !== '') setSettled('')
  const before = useRef(text)
  useEffect(() => {
    const isKey = Math.abs(text.length - before.current.length) === 1
    before.current = text
    const timer = setTimeout(() => setSettled(text), isKey ? pause : 0)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
