import type { ToastQueue } from '@croupier/shared/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useShell } from '../host/shell-context.tsx'

/** What a player does by a press, a key or a tool that presses for them. */
const ACTS = ['pointerdown', 'click', 'keydown'] as const

/**
 * An error toast goes with what it complained of: with the next submit, and with the screen or page that the player
 * leaves. What was told since they last did something stays: it is about where that has led (a game that did not start).
 */
export function useStaleErrors(): void {
  const { feedback, screens } = useShell()
  const location = useLocation()
  const { pathname } = location
  const isPop = useNavigationType() === 'POP'
  const [errors] = useState(() => errorsOf(feedback.toasts))
  useEffect(() => {
    const submitted = () => {
      errors.note()
      errors.drop()
    }
    // Before the form or the button hears of it.
    for (const act of ACTS) addEventListener(act, errors.note, true)
    addEventListener('submit', submitted, true)
    const stop = screens.stack.subscribe(errors.drop)
    return () => {
      for (const act of ACTS) removeEventListener(act, errors.note, true)
      removeEventListener('submit', submitted, true)
      stop()
    }
  }, [errors, screens])
  // Back, which no event of the page comes before. A step of the site's own follows the pop-ups; the player's comes first.
  const last = useRef(location)
  useLayoutEffect(() => {
    const before = last.current
    last.current = location
    const depth = (location.state as { depth?: number } | null)?.depth ?? 0
    const isPlayers = before.pathname !== location.pathname || depth < screens.stack.get().length
    if (isPop && before !== location && isPlayers) errors.note()
  }, [errors, screens, location, isPop])
  useEffect(() => errors.drop(), [errors, pathname])
}

/** Keeps in mind which errors were on show, and takes those away. */
function errorsOf(toasts: ToastQueue) {
  let shown: readonly number[] = []
  return {
    note: () => void (shown = toasts.get().flatMap(({ id, kind }) => (kind === 'error' ? [id] : []))),
    drop: () => {
      const old = shown
      shown = []
      old.forEach(toasts.dismiss)
    },
  }
}
