import { useLayoutEffect, useState } from 'react'

/**
 * How far above the lower end of a phone's screen toasts stand, in px: over the main button of the dialog on top.
 * Title, Close and what is to be filled in stay free. Null without a dialog.
 */
export function useLift(toasts: number): number | null {
  const [lift, setLift] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (toasts === 0) return
    const measure = () => {
      const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
      // Where the button is the form's last line, it stands there only when it is scrolled to.
      const last = (what: string) => [...(dialog?.querySelectorAll(what) ?? [])].at(-1)
      const main = last('footer') ?? last('[type=submit]')
      const ends = [main?.getBoundingClientRect().top, dialog?.getBoundingClientRect().bottom].filter(
        (end) => end !== undefined,
      )
      setLift(ends.length === 0 ? null : Math.max(0, window.innerHeight - Math.min(...ends)))
    }
    measure()
    // The keyboard of a phone moves the button.
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [toasts])
  return lift
}
