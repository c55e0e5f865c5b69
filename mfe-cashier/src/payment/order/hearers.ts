import { useEffect, useEffectEvent } from 'react'

/** Subscriptions by order id. */
interface Hearers<Said> {
  /** Notifies all subscribers of an order. Returns false if there are none. */
  tell(orderId: string, said: Said): boolean
  /** Subscribes to an order; the returned function unsubscribes. */
  hear(orderId: string, hear: (said: Said) => void): () => void
}

/** Creates a registry of what on the screen shows an order; `tell` returns whether anything does. */
export function createHearers<Said>(): Hearers<Said> {
  const known = new Map<string, Set<(said: Said) => void>>()
  return {
    tell(orderId, said) {
      const hearers = known.get(orderId)
      for (const hear of hearers ?? []) hear(said)
      return hearers !== undefined
    },
    hear(orderId, hear) {
      const own = known.get(orderId) ?? new Set()
      known.set(orderId, own.add(hear))
      return () => {
        own.delete(hear)
        if (own.size === 0) known.delete(orderId)
      }
    },
  }
}

/** Subscribes to an order while the component is mounted; does nothing without an order id. */
export function useHearing<Said>(
  hearers: Hearers<Said>,
  orderId: string | null | undefined,
  onSaid: (said: Said) => void,
): void {
  const heard = useEffectEvent(onSaid)
  useEffect(() => (orderId ? hearers.hear(orderId, (said) => heard(said)) : undefined), [hearers, orderId])
}
