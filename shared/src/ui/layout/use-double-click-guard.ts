import { useRef, type MouseEvent } from 'react'

/**
 * A click handler for where one main button takes the place of another (Next, then Submit): the second press of a
 * double click only counts on the button that got the first one, not on the one that has replaced it meanwhile.
 */
export function useDoubleClickGuard(): (event: MouseEvent<HTMLElement>) => void {
  const lastPress = useRef<{ readonly button: Element; readonly words: string | null } | null>(null)
  return (event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    const isSame = lastPress.current?.button === button && lastPress.current.words === button.textContent
    if (event.detail > 1 && !isSame) {
      event.preventDefault()
      event.stopPropagation()
    } else lastPress.current = { button, words: button.textContent }
  }
}
