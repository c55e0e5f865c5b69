import { useHost } from '@croupier/shared/host'
import { useEffect, useEffectEvent } from 'react'
import type { OrderState } from '../api/verdict.ts'
import { hearPurchases } from './purchase.ts'
import type { Outcome } from './types.ts'

interface EndElsewhere {
  readonly ask: (signal: AbortSignal) => Promise<OrderState>
  /** A poll of the dialog's own is running: it hears of the end by itself. */
  readonly isAsking: boolean
  readonly onEnd: (outcome: Outcome) => void
}

/**
 * An order may have ended where its dialog hears nothing of it: in another tab, or while the player was in their wallet.
 * It is asked about once when they come back, or when that tab tells: nobody is left to pay what was paid.
 */
export function useEndElsewhere({ ask, isAsking, onEnd }: EndElsewhere): void {
  const { session } = useHost()
  const look = useEffectEvent(async (signal: AbortSignal) => {
    // A visitor who asked would be sent to the login.
    if (isAsking || document.visibilityState !== 'visible' || !session.get()) return
    const state = await ask(signal).catch(() => 'pending' as const)
    if (state !== 'pending' && !signal.aborted) onEnd(state)
  })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const back = () => void look(signal)
    document.addEventListener('visibilitychange', back, { signal })
    addEventListener('online', back, { signal })
    hearPurchases(back, signal)
    return () => left.abort()
  }, [])
}
