import { useEffect, useRef, useState } from 'react'

/**
 * What stands in a search field once typing has paused for so many milliseconds: a list is asked for then, not at
 * each key. What comes in as a whole (pasted, dictated, taken back) is there at once, as is an emptied field.
 */
export function useTyped(text: string, pause: number): string {
  const [settled, setSettled] = useState(text)
  // Else what stood there before is told again by the first key after it.
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
