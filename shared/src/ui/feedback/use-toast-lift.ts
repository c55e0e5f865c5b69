import { useLayoutEffect, useState } from 'react'
import { useOnline } from '../hooks/use-online.ts'

/** px from the top of a phone's screen: the toasts of a page lie between these. */
const TOASTS_BEGIN = 58
const TOASTS_END = 140
/** px: a desktop's toast with the space around it. */
const TOAST_WIDTH = 392
const TOAST_HEIGHT = 88
const DESKTOP = 900
/** px: what a toast of several lines needs below a box in the middle of a phone's screen. */
const ROOM_BELOW = 130
/** px: only a keyboard takes more than this of the screen. */
const KEYBOARD = 100

/**
 * How far above the bottom of a phone's screen toasts are shown. With a dialog: above its main button, so that title,
 * Close and the fields stay free; or at the very bottom, below a box that is only a warning or a question, so that its
 * answers stay free as well. On a page: above the bottom bar where the toasts would lie on the focused field, or on the
 * line that tells of a lost network. Null elsewhere, where a desktop has room beside the dialog, and over an iframe: a
 * game's buttons are at its bottom.
 */
export function useToastLift(toasts: number): string | null {
  const [lift, setLift] = useState<string | null>(null)
  const isOnline = useOnline()
  useLayoutEffect(() => {
    if (toasts === 0) return
    let dialog: Element | undefined
    const measure = () => {
      dialog = topDialog()
      if (dialog?.querySelector('iframe') || hasRoomBeside(dialog)) return setLift(null)
      // A submit button in the scrolling body is only there once it is scrolled to; until then the box's end counts.
      const last = (what: string) => [...(dialog?.querySelectorAll(what) ?? [])].at(-1)
      const main = last('footer') ?? last('[type=submit]')
      const box = dialog?.getBoundingClientRect()
      if (box && !main && window.innerHeight - box.bottom > ROOM_BELOW) return setLift('0px')
      const ends = [main?.getBoundingClientRect().top, box?.bottom].filter((end) => end !== undefined)
      const overBar = !isOnline || isBelowToasts(document.activeElement) ? 'var(--bottom-bar-height)' : null
      setLift(ends.length === 0 ? overBar : `${Math.max(0, window.innerHeight - Math.min(...ends))}px`)
    }
    measure()
    // After an error the focus goes to its field, maybe a moment later; a dialog may open a moment later as well.
    const measureOnFocus = ({ target }: FocusEvent) =>
      (target as Element).matches(`${FIELDS}, [role=dialog]`) && measure()
    addEventListener('focusin', measureOnFocus)
    // When a dialog closes, the page's bar is at the bottom again.
    const dialogs = new MutationObserver(() => topDialog() !== dialog && measure())
    dialogs.observe(document.body, { childList: true, subtree: true })
    // A phone's keyboard moves the button.
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => {
      dialogs.disconnect()
      removeEventListener('focusin', measureOnFocus)
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

/** Without dialogs that are pages: those scroll with the page. */
const topDialog = () => [...document.querySelectorAll('[role=dialog]:not(main *)')].at(-1)

const FIELDS = 'input, select, textarea'

const isField = (element: Element | null) => element?.matches(FIELDS) ?? false

/** Whether the toasts of a page would cover the field. Above an open keyboard there is no other place for them. */
function isBelowToasts(element: Element | null): boolean {
  if (!element || !isField(element)) return false
  const { top, bottom } = element.getBoundingClientRect()
  const visible = window.visualViewport?.height ?? window.innerHeight
  return top < TOASTS_END && bottom > TOASTS_BEGIN && visible > window.innerHeight - KEYBOARD
}
