import type { ToastQueue } from '@croupier/shared/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'

/** Events of a player's input: a press, a key, or a tool that presses for them. */
const INPUT_EVENTS = ['pointerdown', 'click', 'keydown'] as const

/**
 * Dismisses the error toasts that no longer apply: at the next submit, once a form's field has been changed and left,
 * and when the player leaves the screen or page.
 * Errors shown since the player's last input stay: they are about what it has led to (a game that did not start).
 */
export function useStaleErrors(): void {
  const { feedback, screens } = useShell()
  const location = useLocation()
  const { pathname } = location
  const isPop = useNavigationType() === 'POP'
  const [errors] = useState(() => errorsOf(feedback.toasts))
  useEffect(() => {
    const dismissAll = () => {
      errors.mark()
      errors.dismissMarked()
    }
    // Of a text field: when the player leaves it, so that no error goes unread while they type. Not an error shown since
    // the last input: the form moves to the field that it names, and so leaves the one being typed in.
    const onChange = ({ target }: Event) => (target as Element).closest('form') && errors.dismissMarked()
    // Capturing: before the form or the button gets the event.
    for (const event of INPUT_EVENTS) addEventListener(event, errors.mark, true)
    addEventListener('submit', dismissAll, true)
    addEventListener('change', onChange, true)
    const stop = screens.stack.subscribe(errors.dismissMarked)
    return () => {
      for (const event of INPUT_EVENTS) removeEventListener(event, errors.mark, true)
      removeEventListener('submit', dismissAll, true)
      removeEventListener('change', onChange, true)
      stop()
    }
  }, [errors, screens])
  // Back: no input event of the page precedes it. A history step of the site's own follows a change of the pop-ups; the
  // player's step comes before that change.
  const last = useRef(location)
  useLayoutEffect(() => {
    const before = last.current
    last.current = location
    const depth = (location.state as { depth?: number } | null)?.depth ?? 0
    const isPlayerNavigation = before.pathname !== location.pathname || depth < screens.depth()
    if (isPop && before !== location && isPlayerNavigation) errors.mark()
  }, [errors, screens, location, isPop])
  useEffect(() => errors.dismissMarked(), [errors, pathname])
}

/** `mark` remembers which errors are shown now, `dismissMarked` dismisses those. */
function errorsOf(toasts: ToastQueue) {
  let marked: readonly number[] = []
  return {
    mark: () => void (marked = toasts.get().flatMap(({ id, kind }) => (kind === 'error' ? [id] : []))),
    dismissMarked: () => {
      const outdated = marked
      marked = []
      outdated.forEach(toasts.dismiss)
    },
  }
}
