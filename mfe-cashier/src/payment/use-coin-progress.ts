import { useHost } from '@croupier/shared/host'
import { compareAmounts, isAmount, subtractAmounts } from '@croupier/shared/money'
import { useState } from 'react'
import { orderStatus, type OrderStatus } from '../api/order-status.ts'
import { useText } from '../words.ts'
import type { WatchRule } from './types.ts'

/** What has arrived of a coin transfer: the rule that asks for it, what is missing, and the words for it. */
export function useCoinProgress(orderId: string, coinAmount: string, rule: WatchRule) {
  const { api } = useHost()
  const text = useText()
  const [status, setStatus] = useState<OrderStatus | null>(null)
  const missing = missingOf(status, coinAmount)
  return {
    missing,
    rule: {
      ...rule,
      ask: async (signal: AbortSignal) => {
        const answer = await orderStatus(api, orderId, signal)
        setStatus(answer)
        return answer.state
      },
    },
    words(coin: string): string {
      if (missing) return text('deposit.coinMissing', { amount: missing, coin })
      if (!isAmount(status?.coinReceived ?? '') || compareAmounts(status?.coinReceived ?? '0', '0') === 0) {
        return text('deposit.coinWaiting')
      }
      return text('deposit.coinConfirming', { count: status?.confirmations ?? 0 })
    },
  }
}

/** The coins that are still to come; undefined while none have come, and once all have. */
function missingOf(status: OrderStatus | null, wanted: string): string | undefined {
  const received = status?.coinReceived ?? '0'
  const due = status?.coinAmount ?? wanted
  if (!isAmount(received) || !isAmount(due) || compareAmounts(received, '0') <= 0) return undefined
  return compareAmounts(received, due) < 0 ? subtractAmounts(due, received) : undefined
}
