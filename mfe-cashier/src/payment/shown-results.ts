import { useEffect, useEffectEvent } from 'react'

const shown = new Map<string, Set<() => void>>()

/** Whether an order's result is on the screen: then that one asks again, and no second one is opened above it. */
export function askShownResult(orderId: string): boolean {
  const results = shown.get(orderId)
  for (const ask of results ?? []) ask()
  return results !== undefined
}

/** A result that is on the screen; `ask` asks how its order stands, where that is still open. */
export function useShownResult(orderId: string | undefined, ask: () => void): void {
  const again = useEffectEvent(ask)
  useEffect(() => {
    if (!orderId) return
    const own = () => again()
    const results = shown.get(orderId) ?? new Set()
    shown.set(orderId, results.add(own))
    return () => {
      results.delete(own)
      if (results.size === 0) shown.delete(orderId)
    }
  }, [orderId])
}
