import { useFrame } from '@croupier/shared/host'
import { useEffect } from 'react'

/**
 * Leaves a way into the site once that `isDue`. A page is asked for again at each step in the history: where that leads
 * back to it before the page that it went to is drawn, it was never gone. `leave`: as `useLeave` gives it.
 */
export function useLeaveWhen(isDue: boolean, leave: () => void): void {
  const isPage = useFrame().kind === 'page'
  useEffect(() => {
    if (!isDue) return undefined
    leave()
    if (!isPage) return undefined
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [isDue, isPage, leave])
}
