import { useHost } from '@croupier/shared/host'
import { useRef } from 'react'
import type { OrderState } from '../../api/verdict.ts'
import type { Outcome } from '../../api/verdict.ts'
import { useBack } from './use-back.ts'

interface EndElsewhere {
  readonly ask: (signal: AbortSignal) => Promise<OrderState>
  /** A poll of the dialog's own is running: it hears of the end by itself. */
  readonly isAsking: boolean
  readonly onEnd: (outcome: Outcome) => void
}

/**
 * An order that is to be paid elsewhere is asked about once when it may have ended there: nobody is left to pay it twice.
 * A phone that wakes up says two things at once (it is looked at, it is online): the end is told once.
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
    // A visitor who asked would be sent to the login.
    if (!isAsking && session.get()) void look(signal)
  })
}
