import { useEffect, useEffectEvent } from 'react'
import { hearPurchases } from './purchase.ts'

/**
 * Hears when an order may have ended where its dialog heard nothing of it: the player comes back to this tab (from a
 * wallet, a bank's app), the connection is there again, or another tab tells of a deposit. `signal` says when it is gone.
 */
export function useBack(listener: (signal: AbortSignal) => void): void {
  const listen = useEffectEvent((signal: AbortSignal) => {
    if (document.visibilityState === 'visible') listener(signal)
  })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const back = () => listen(signal)
    document.addEventListener('visibilitychange', back, { signal })
    addEventListener('online', back, { signal })
    hearPurchases(back, signal)
    return () => left.abort()
  }, [])
}
