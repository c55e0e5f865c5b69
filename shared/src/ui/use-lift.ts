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
      const footer = [...(dialog?.querySelectorAll('footer') ?? [])].at(-1)
      const end = footer?.getBoundingClientRect().top ?? dialog?.getBoundingClientRect().bottom
      setLift(end === undefined ? null : Math.max(0, window.innerHeight - end))
    }
    measure()
    // The keyboard of a phone moves the button.
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [toasts])
  return lift
}
