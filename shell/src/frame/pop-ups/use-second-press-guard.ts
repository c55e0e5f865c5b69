import { useEffect } from 'react'

/** ms: an Enter within this after the one that sent a form is that one, doubled. */
const DOUBLE_ENTER_MS = 300

const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** The control at the place of a press, if there is one; what surrounds a pop-up closes it and counts as well. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const found = target.closest(CONTROLS) ?? (target.getAttribute('role') === 'presentation' ? target : null)
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}

const formAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('form') : null)

/**
 * The second press of a doubled one counts only on the control that got the first, not on what has appeared there: a
 * doubled Close would press the page below. Likewise the second Enter in a form does not count on what has taken the
 * focus meanwhile: it would answer a message unread. An Enter that is held down is one press.
 */
export function useSecondPressGuard(): void {
  useEffect(() => {
    let clicked: Element | null = null
    let sent: { readonly form: Element; readonly at: number } | undefined
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const handleClick = (event: MouseEvent) => {
      // 0 is a key's or a script's click; from the third on somebody presses on purpose (one toast after the other).
      if (event.detail === 0) return
      sent = undefined
      const control = controlAt(event.target)
      if (event.detail === 2 && control && control !== clicked) stop(event)
      else clicked = control
    }
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event
      const form = formAt(target)
      const isHeld = event.repeat && !(target instanceof HTMLTextAreaElement)
      const isDoubled = sent && sent.form !== form && timeStamp - sent.at < DOUBLE_ENTER_MS
      if (key !== 'Enter') sent = undefined
      else if (isHeld || isDoubled) stop(event)
      else sent = form ? { form, at: timeStamp } : undefined
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
