import { remotePages } from '@croupier/shared/host'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'

/**
 * How many animation frames to wait for a pop-up to be gone, and then for the focus to be back at what had opened it.
 */
const MAX_WAIT_FRAMES = 60
const FOCUS_FRAMES = 3

/** Selects a pop-up's dialog, but not the live chat, a dialog too, which does not cover the page. */
export const MODAL = '[role="dialog"][tabindex]'

const isCovered = () => document.querySelector(MODAL) !== null

/**
 * If the page itself shows the form that Login or Join would open, opening it moves the focus to the form's first field
 * instead.
 */
export function useFocusPageForm(): void {
  const { screens } = useShell()
  const { pathname } = useLocation()
  useEffect(() => {
    const shown = remotePages.find(({ path }) => path === pathname)?.screen
    let frame = 0
    const focusAfter = (frames: number, left = MAX_WAIT_FRAMES): void => {
      const covered = isCovered()
      if (covered ? left > 0 : frames > 0) {
        frame = requestAnimationFrame(() => focusAfter(covered ? frames : frames - 1, left - 1))
      } else if (!covered) {
        document.querySelector<HTMLElement>('#content :is(input, select)')?.focus()
      }
    }
    screens.setPageHandler((id) => {
      if (id !== shown) return false
      cancelAnimationFrame(frame)
      // At once if nothing covers the page: a phone shows its keyboard only within the press itself.
      focusAfter(isCovered() ? FOCUS_FRAMES : 0)
      return true
    })
    return () => {
      cancelAnimationFrame(frame)
      screens.setPageHandler(undefined)
    }
  }, [screens, pathname])
}
