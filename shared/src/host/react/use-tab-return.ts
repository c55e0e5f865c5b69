import { useEffect, useEffectEvent } from 'react'

/** Nobody who is away for less has been to a bank's app. */
const MIN_AWAY_MS = 5_000

/**
 * Calls back when the player returns to this tab after a while (D37), since nothing announces what an operator did
 * meanwhile. Lists are fetched again then, with all pages loaded so far; a glance elsewhere fetches nothing.
 */
export function useTabReturn(listener: () => void): void {
  const listen = useEffectEvent(listener)
  useEffect(() => {
    let hiddenAt = Date.now()
    const change = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (Date.now() - hiddenAt >= MIN_AWAY_MS) listen()
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [])
}
