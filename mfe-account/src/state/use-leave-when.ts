import { useFrame } from '@croupier/shared/host'
import { useEffect } from 'react'

/**
 * Calls `leave` once `isDue`. A page calls it again at each step in the history: if the player goes back to it before
 * the page that it left for is rendered, it was never unmounted. `leave` comes from `useLeave`.
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
