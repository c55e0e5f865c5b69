import { useEffect, useEffectEvent } from 'react'

/** ms: who looks away for less has not been to a bank's app. */
const AWAY = 5_000

/**
 * Hears that the player has come back to this tab after a while (D37): what an operator does meanwhile tells nobody of
 * itself. Lists are read anew then, with all pages that are there; a glance elsewhere asks nothing.
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
