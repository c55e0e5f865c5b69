import { useEffect, useEffectEvent } from 'react'
import { subscribeToPurchases } from './purchase.ts'

/**
 * Calls `listener` when an order may have ended without its dialog noticing, if the tab is visible: the player comes
 * back to this tab (from a wallet, a bank's app), the connection is back, or another tab announces a deposit. `signal`
 * aborts on unmount.
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
    subscribeToPurchases(back, signal)
    return () => left.abort()
  }, [])
}
