import { useLayoutEffect, useState } from 'react'
import { useOnline } from './use-online.ts'

/** px from the upper end of a phone's screen: between them the toasts of a page stand. */
const TOASTS_BEGIN = 58
const TOASTS_END = 140
/** px: a desktop's toast with the space around it. */
const TOAST_WIDTH = 392
const TOAST_HEIGHT = 88
const DESKTOP = 900
/** px: what a toast of several lines needs below a box in the middle of a phone's screen. */
const ROOM_BELOW = 130
/** px: more of the screen than that a keyboard takes alone. */
const KEYBOARD = 100

/**
 * How far above the lower end of a phone's screen toasts stand: over the main button of the dialog on top, or at that end
 * where a box is a warning or a question alone, so that its answers stay free as well. Title, Close and what is to be filled
 * in stay free. On a page over the bar, where they would lie on the field that has the focus, or on the line that tells of a
 * lost network; null elsewhere, where a desktop has room beside the dialog, and over a frame: a game's buttons are at its
 * lower end.
 */
export function useLift(toasts: number): string | null {
  const [lift, setLift] = useState<string | null>(null)
  const isOnline = useOnline()
  useLayoutEffect(() => {
    if (toasts === 0) return
    let dialog: Element | undefined
    const measure = () => {
      dialog = topDialog()
      if (dialog?.querySelector('iframe') || hasRoomBeside(dialog)) return setLift(null)
      // Where the button is the form's last line, it stands there only when it is scrolled to.
      const last = (what: string) => [...(dialog?.querySelectorAll(what) ?? [])].at(-1)
      const main = last('footer') ?? last('[type=submit]')
      const box = dialog?.getBoundingClientRect()
      if (box && !main && window.innerHeight - box.bottom > ROOM_BELOW) return setLift('0px')
      const ends = [main?.getBoundingClientRect().top, box?.bottom].filter((end) => end !== undefined)
      const overBar = !isOnline || isBelowToasts(document.activeElement) ? 'var(--bottom-bar-height)' : null
      setLift(ends.length === 0 ? overBar : `${Math.max(0, window.innerHeight - Math.min(...ends))}px`)
    }
    measure()
    // Whoever is told of an error is led to its field, which may be a moment later; so may a dialog be that opens.
    const follow = ({ target }: FocusEvent) => (target as Element).matches(`${FIELDS}, [role=dialog]`) && measure()
    addEventListener('focusin', follow)
    // One that closes gives way to the page, whose bar is at its lower end.
    const closed = new MutationObserver(() => topDialog() !== dialog && measure())
    closed.observe(document.body, { childList: true, subtree: true })
    // The keyboard of a phone moves the button.
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => {
      closed.disconnect()
      removeEventListener('focusin', follow)
      view?.removeEventListener('resize', measure)
    }
  }, [toasts, isOnline])
  return lift
}

/** On a desktop toasts stand in the lower left corner, which most dialogs leave free. */
function hasRoomBeside(dialog: Element | undefined): boolean {
  if (window.innerWidth < DESKTOP) return false
  const box = dialog?.getBoundingClientRect()
  return !box || box.left > TOAST_WIDTH || window.innerHeight - box.bottom > TOAST_HEIGHT
}

/** One that is a page scrolls with it. */
const topDialog = () => [...document.querySelectorAll('[role=dialog]:not(main *)')].at(-1)

const FIELDS = 'input, select, textarea'

const isField = (element: Element | null) => element?.matches(FIELDS) ?? false

/** Whether the toasts of a page would lie on it. Above a keyboard there is no other place for them. */
function isBelowToasts(element: Element | null): boolean {
  if (!element || !isField(element)) return false
  const { top, bottom } = element.getBoundingClientRect()
  const visible = window.visualViewport?.height ?? window.innerHeight
  return top < TOASTS_END && bottom > TOASTS_BEGIN && visible > window.innerHeight - KEYBOARD
}
