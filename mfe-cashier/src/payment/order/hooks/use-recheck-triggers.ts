import { useEffect, useEffectEvent } from 'react'
import { subscribeToPurchases } from '../purchase.ts'

/**
 * Calls `listener` when an order may have ended without its dialog noticing, if the tab is visible: the player comes
 * back to this tab (from a wallet, a bank's app), the connection is back, or another tab announces a deposit. `signal`
 * aborts on unmount.
 */
export function useRecheckTriggers(listener: (signal: AbortSignal) => void): void {
  const recheck = useEffectEvent((signal: AbortSignal) => {
    if (document.visibilityState === 'visible') listener(signal)
  })
  useEffect(() => {
    const unmount = new AbortController()
    const { signal } = unmount
    const onTrigger = () => recheck(signal)
    document.addEventListener('visibilitychange', onTrigger, { signal })
    addEventListener('online', onTrigger, { signal })
    subscribeToPurchases(onTrigger, signal)
    return () => unmount.abort()
  }, [])
}
