import { useEffect, useEffectEvent } from 'react'

/** Who hears of which order. */
interface Hearers<Said> {
  /** Says something to all who hear of an order. False where nobody does. */
  tell(orderId: string, said: Said): boolean
  /** Hears of an order until what it answers is called. */
  hear(orderId: string, hear: (said: Said) => void): () => void
}

/** A register of those on the screen that hear of an order: who tells learns whether anybody shows it. */
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

/** Hears of an order for as long as a component shows it; of none where there is no order. */
export function useHearing<Said>(
  hearers: Hearers<Said>,
  orderId: string | null | undefined,
  onSaid: (said: Said) => void,
): void {
  const heard = useEffectEvent(onSaid)
  useEffect(() => (orderId ? hearers.hear(orderId, (said) => heard(said)) : undefined), [hearers, orderId])
}
