import { useHost } from '@croupier/shared/host'
import { useRef } from 'react'
import type { OrderState } from '../../api/verdict.ts'
import type { Outcome } from '../../api/verdict.ts'
import { useBack } from './use-back.ts'

interface EndElsewhere {
  readonly ask: (signal: AbortSignal) => Promise<OrderState>
  /** The dialog's own poll is running, and will see the end itself. */
  readonly isAsking: boolean
  readonly onEnd: (outcome: Outcome) => void
}

/**
 * Requests the status of an order that is paid elsewhere, once each time it may have ended there (`useBack`): the
 * dialog must not go on offering to pay it. A phone that wakes up fires two events at once (visible, online): `onEnd`
 * is called once.
 */
export function useEndElsewhere({ ask, isAsking, onEnd }: EndElsewhere): void {
  const { session } = useHost()
  const isTold = useRef(false)
  const look = async (signal: AbortSignal) => {
    const state = await ask(signal).catch(() => 'pending' as const)
    if (state === 'pending' || isTold.current || signal.aborted) return
    isTold.current = true
    onEnd(state)
  }
  useBack((signal) => {
    // A visitor's status request would lead to the login.
    if (!isAsking && session.get()) void look(signal)
  })
}
