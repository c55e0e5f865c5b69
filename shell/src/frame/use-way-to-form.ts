import { remotePages } from '@croupier/shared/host'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../host/shell-context.tsx'

/** Frames that a pop-up has to be taken down, and then to give the focus back to what had opened it. */
const TAKEN_DOWN = 60
const GIVEN_BACK = 3

/** The box of a pop-up; the live chat, a dialog too, leaves the page beside it free. */
export const MODAL = '[role="dialog"][tabindex]'

const isCovered = () => document.querySelector(MODAL) !== null

/** Login and Join lead to the form of their own page where that is shown: its first field takes the focus. */
export function useWayToForm(): void {
  const { screens } = useShell()
  const { pathname } = useLocation()
  useEffect(() => {
    const shown = remotePages.find(({ path }) => path === pathname)?.screen
    let frame = 0
    const focusAfter = (frames: number, left = TAKEN_DOWN): void => {
      const covered = isCovered()
      if (covered ? left > 0 : frames > 0) {
        frame = requestAnimationFrame(() => focusAfter(covered ? frames : frames - 1, left - 1))
      } else if (!covered) {
        document.querySelector<HTMLElement>('#content :is(input, select)')?.focus()
      }
    }
    screens.leadBy((id) => {
      if (id !== shown) return false
      cancelAnimationFrame(frame)
      // At once where nothing is in the way: a phone's keyboard comes with the press alone.
      focusAfter(isCovered() ? GIVEN_BACK : 0)
      return true
    })
    return () => {
      cancelAnimationFrame(frame)
      screens.leadBy(undefined)
    }
  }, [screens, pathname])
}
