import { useRef, type MouseEvent } from 'react'

/**
 * For the place of the main buttons, where one button follows another (Next, then Submit): the second press of a double
 * click only counts on the button that got the first one, not on another that has come there meanwhile.
 */
export function useSecondPress(): (event: MouseEvent<HTMLElement>) => void {
  const first = useRef<{ readonly button: Element; readonly words: string | null } | null>(null)
  return (event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    const isSame = first.current?.button === button && first.current.words === button.textContent
    if (event.detail > 1 && !isSame) {
      event.preventDefault()
      event.stopPropagation()
    } else first.current = { button, words: button.textContent }
  }
}
