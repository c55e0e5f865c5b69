import { useLayoutEffect, useRef } from 'react'

const lengthOf = (text: string): number => text.replace(/\s/g, '').length

/**
 * Keeps the caret where the player is typing in a field that rewrites its value (groups of card digits): the number of
 * characters after it, blanks not counted, stays the same. Call the returned function with the input before it changes.
 */
export function useCaret(): (input: HTMLInputElement) => void {
  const kept = useRef<{ input: HTMLInputElement; behind: number } | null>(null)
  useLayoutEffect(() => {
    if (!kept.current) return
    const { input, behind } = kept.current
    kept.current = null
    if (input !== document.activeElement || input.selectionStart === null) return
    let at = input.value.length
    while (at > 0 && lengthOf(input.value.slice(at)) < behind) at -= 1
    // Before a blank, so that Backspace deletes the digit and not the blank, which would come back at once.
    while (/\s/.test(input.value.charAt(at - 1))) at -= 1
    if (at !== input.selectionStart) input.setSelectionRange(at, at)
  })
  return (input) => {
    const { value, selectionStart } = input
    // At its end the caret stays there by itself; some kinds of fields have none.
    if (selectionStart === null || selectionStart === value.length) return
    kept.current = { input, behind: lengthOf(value.slice(selectionStart)) }
  }
}
