import { useEffect } from 'react'
import { shieldPlaceOf } from './tap-shield.ts'

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role=option]'

/** The control at the place of a press, if there is one; what surrounds a pop-up closes it and counts as well. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const found = target.closest(CONTROLS) ?? (target.getAttribute('role') === 'presentation' ? target : null)
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}

/**
 * The second press of a double click counts only on the control that got the first, not on what has appeared there: a
 * doubled Close would press the page below. Of two quick taps at one place the second is lost if the first control is
 * gone or covered (tap-shield.ts). An Enter that is held down is one press, or it would send a refused form again and
 * again.
 */
export function useSecondPressGuard(): void {
  useEffect(() => {
    let clicked: Element | null = null
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const handleClick = (event: MouseEvent) => {
      // 0 is a key's or a script's click; from the third on somebody presses on purpose (one toast after the other).
      if (event.detail === 0) return
      const control = controlAt(event.target)
      // Two quick taps on what stays are more often meant: a cover, then Play below the finger.
      if ((event as Partial<PointerEvent>).pointerType === 'touch')
        return void (control && shieldPlaceOf(control, event))
      if (event.detail === 2 && control && control !== clicked) stop(event)
      else clicked = control
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) stop(event)
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
