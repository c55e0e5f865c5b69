import { remotePages } from '@croupier/shared/host'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { whenUncovered } from './when-uncovered.ts'

const focusForm = () => document.querySelector<HTMLElement>('#content :is(input, select)')?.focus()

/**
 * If the page itself shows the form that Login or Join would open, opening it moves the focus to the form's first field
 * instead.
 */
export function useFocusPageForm(): void {
  const { screens } = useShell()
  const { pathname } = useLocation()
  useEffect(() => {
    const shown = remotePages.find(({ path }) => path === pathname)?.screen
    let cancel = (): void => undefined
    screens.setPageHandler((id) => {
      if (id !== shown) return false
      cancel()
      // At once if nothing covers the page: a phone shows its keyboard only within the press itself.
      cancel = whenUncovered(focusForm)
      return true
    })
    return () => {
      cancel()
      screens.setPageHandler(undefined)
    }
  }, [screens, pathname])
}
