import { useHost } from '@croupier/shared/host'
import { useRef } from 'react'
import type { OrderState, Outcome } from '../../../api/order-state.ts'
import { useRecheckTriggers } from './use-recheck-triggers.ts'

interface EndElsewhere {
  readonly ask: (signal: AbortSignal) => Promise<OrderState>
  /** The dialog's own poll is running, and will see the end itself. */
  readonly isPolling: boolean
  readonly onEnd: (outcome: Outcome) => void
}

/**
 * Requests the status of an order that is paid elsewhere, once each time it may have ended there (`useRecheckTriggers`): the
 * dialog must not go on offering to pay it. A phone that wakes up fires two events at once (visible, online): `onEnd`
 * is called once.
 */
export function useEndElsewhere({ ask, isPolling, onEnd }: EndElsewhere): void {
  const { session } = useHost()
  const hasEnded = useRef(false)
  const checkStatus = async (signal: AbortSignal) => {
    const state = await ask(signal).catch(() => 'pending' as const)
    if (state === 'pending' || hasEnded.current || signal.aborted) return
    hasEnded.current = true
    onEnd(state)
  }
  useRecheckTriggers((signal) => {
    // A visitor's status request would lead to the login.
    if (!isPolling && session.get()) void checkStatus(signal)
  })
}
