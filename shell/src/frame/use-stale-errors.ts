import type { ToastQueue } from '@croupier/shared/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../host/shell-context.tsx'

/** What a player does by a press, a key or a tool that presses for them. */
const ACTS = ['pointerdown', 'click', 'keydown'] as const

/**
 * An error toast goes with what it complained of: with the next submit, and with the screen or page that the player
 * leaves. What was told since they last did something stays: it is about where that has led (a game that did not start).
 */
export function useStaleErrors(): void {
  const { feedback, screens } = useShell()
  const { pathname } = useLocation()
  const [errors] = useState(() => errorsOf(feedback.toasts))
  useEffect(() => {
    const submitted = () => {
      errors.note()
      errors.drop()
    }
    // Before the form or the button hears of it.
    for (const act of ACTS) addEventListener(act, errors.note, true)
    addEventListener('submit', submitted, true)
    // The browser's own Back, which no event of the page comes before; the site's own steps are nobody's.
    const went = ({ navigationType, userInitiated }: NavigateEvent) => {
      if (navigationType === 'traverse' && userInitiated) errors.note()
    }
    // Browsers before 2026 do not tell: there the error stays until it has been read.
    window.navigation?.addEventListener('navigate', went)
    const stop = screens.stack.subscribe(errors.drop)
    return () => {
      for (const act of ACTS) removeEventListener(act, errors.note, true)
      removeEventListener('submit', submitted, true)
      window.navigation?.removeEventListener('navigate', went)
      stop()
    }
  }, [errors, screens])
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
