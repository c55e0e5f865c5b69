import { useEffect } from 'react'
import { consent } from './consent.ts'
import css from './consent.module.css'

/**
 * Answering the cookie question removes it, and the focused button with it. Returns the focus to where it was before,
 * if the player came from the page, else to the beginning of the page.
 */
export function useFocusAfterAnswer(): void {
  useEffect(() => {
    let frame = 0
    /** What had the focus before the question; undefined while the question does not have it. */
    let before: EventTarget | null | undefined
    const follow = ({ target, relatedTarget }: FocusEvent) => {
      const question = (target as Element).closest(`.${css['banner']}`)
      if (!question) before = undefined
      else if (!question.contains(relatedTarget as Node | null)) before = relatedTarget
    }
    const returnFocus = () => {
      if (before === undefined || document.activeElement !== document.body) return
      const isThere = before instanceof HTMLElement && before.isConnected
      const target = isThere ? (before as HTMLElement) : document.getElementById('content')
      target?.focus({ preventScroll: true })
    }
    addEventListener('focusin', follow)
    const stop = consent.subscribe(() => (frame = requestAnimationFrame(returnFocus)))
    return () => {
      removeEventListener('focusin', follow)
      stop()
      cancelAnimationFrame(frame)
    }
  }, [])
}
