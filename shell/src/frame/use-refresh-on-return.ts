import { useEffect } from 'react'
import { useShell } from '../host/shell-context.tsx'

/** ms: who looks away for less has not been to a bank's app. */
const AWAY = 5_000

/** A member who comes back to this tab after a while sees the balance of now: it may have been paid into elsewhere (D37). */
export function useRefreshOnReturn(): void {
  const { session } = useShell()
  useEffect(() => {
    let left = Date.now()
    const change = () => {
      if (document.visibilityState === 'hidden') left = Date.now()
      else if (session.get() && Date.now() - left >= AWAY) void session.refresh()
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [session])
}
