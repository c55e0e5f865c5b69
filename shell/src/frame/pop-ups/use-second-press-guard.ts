import { useEffect } from 'react'

/** ms: two presses of Enter within this are one that was doubled. */
const DOUBLE_ENTER_MS = 300

const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** The control at the place of a press, if there is one; what surrounds a pop-up closes it and counts as well. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const found = target.closest(CONTROLS) ?? (target.getAttribute('role') === 'presentation' ? target : null)
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}

/**
 * The second of two presses counts only on the control that got the first one, not on what has appeared there or has
 * taken the focus meanwhile: a doubled Close would press the page below, a doubled Enter would answer a message unread.
 * An Enter that is held down is one press.
 */
export function useSecondPressGuard(): void {
  useEffect(() => {
    let clicked: Element | null = null
    let entered: { readonly target: EventTarget | null; readonly at: number } | undefined
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const handleClick = (event: MouseEvent) => {
      // 0 is a key's or a script's click; from the third on somebody presses on purpose (one toast after the other).
      if (event.detail === 0) return
      entered = undefined
      const control = controlAt(event.target)
      if (event.detail === 2 && control && control !== clicked) stop(event)
      else clicked = control
    }
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event
      if (key !== 'Enter') return void (entered = undefined)
      const isOtherTarget = entered !== undefined && entered.target !== target
      if (
        event.repeat
          ? !(target instanceof HTMLTextAreaElement)
          : isOtherTarget && timeStamp - entered!.at < DOUBLE_ENTER_MS
      )
        stop(event)
      else entered = { target, at: timeStamp }
    }
    // On the window: before those of the pop-ups' library on the document.
    addEventListener('click', handleClick, true)
    addEventListener('keydown', handleKey, true)
    return () => {
      removeEventListener('click', handleClick, true)
      removeEventListener('keydown', handleKey, true)
    }
  }, [])
}
