import { useEffect, useEffectEvent } from 'react'

/** ms: anyone away for less has not been to a bank's app. */
const AWAY = 5_000

/**
 * Calls back when the player returns to this tab after a while (D37), since nothing announces what an operator did
 * meanwhile. Lists are fetched again then, with all pages loaded so far; a glance elsewhere fetches nothing.
 */
export function useTabReturn(listener: () => void): void {
  const listen = useEffectEvent(listener)
  useEffect(() => {
    let left = Date.now()
    const change = () => {
      if (document.visibilityState === 'hidden') left = Date.now()
      else if (Date.now() - left >= AWAY) listen()
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [])
}
