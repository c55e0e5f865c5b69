import { useEffect, useRef, useState } from 'react'

/**
 * Debounces a search field: returns its text once typing has paused for `pauseMs`, so that a list is not requested at
 * each key. A change by more than one character (pasted, dictated, undone) is returned at once, as is an emptied field.
 */
export function useDebouncedText(text: string, pauseMs: number): string {
  const [debounced, setDebounced] = useState(text)
  // Otherwise the old text would be returned again at the first key after it.
  if (text === '' && debounced !== '') setDebounced('')
  const previous = useRef(text)
  useEffect(() => {
    const isKey = Math.abs(text.length - previous.current.length) === 1
    previous.current = text
    const timer = setTimeout(() => setDebounced(text), isKey ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return debounced
}
