import { useHost } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useState } from 'react'
import type { Outcome } from '../../../api/order-state.ts'
import type { WatchRule } from '../../../payment/method.ts'
import { useEndElsewhere } from '../../../payment/order/hooks/use-end-elsewhere.ts'
import { useOpenOrderNotice } from '../../../payment/order/hooks/use-open-order-notice.ts'
import { useRefreshOnClose } from '../../../payment/order/hooks/use-refresh-on-close.ts'

interface PollState {
  /** The player has said that they have paid. */
  readonly hasPolled: boolean
  readonly isPolling: boolean
}

interface TransferOptions {
  readonly orderId: string
  readonly rule: WatchRule
  /** What the player is told who leaves the open order. */
  readonly noticeOf: (state: PollState) => Parameters<typeof useOpenOrderNotice>[1]
  /** `isExhausted`: the tries are used up, so nobody knows yet whether the outcome is true (D25). */
  readonly onEnd: (outcome: Outcome, isExhausted: boolean) => void
}

/** What both kinds of transfer do: poll once the player says they have paid, and notice an end elsewhere. */
export function useTransferPoll({ orderId, rule, noticeOf, onEnd }: TransferOptions) {
  const { screens } = useHost()
  const poll = usePoll()
  const isPolling = poll.isRunning
  const [hasPolled, setPolled] = useState(false)
  useRefreshOnClose()
  const { markSettled } = useOpenOrderNotice(orderId, noticeOf({ hasPolled, isPolling }))
  const end = (outcome: Outcome, isExhausted: boolean) => {
    markSettled()
    onEnd(outcome, isExhausted)
  }
  useEndElsewhere({ ask: rule.request, isPolling, onEnd: (outcome) => end(outcome, false) })
  return {
    hasPolled,
    isPolling,
    start: async () => {
      setPolled(true)
      const { outcome, exhausted } = await poll.start(rule)
      if (outcome !== 'stopped' && outcome !== 'error') end(outcome, exhausted)
    },
    /** Goes back to the chooser. No toast on leaving: the chooser offers to continue this order. */
    changeMethod: () => {
      markSettled()
      screens.open('deposit', {}, { replace: true })
    },
  }
}

export type TransferPoll = ReturnType<typeof useTransferPoll>
