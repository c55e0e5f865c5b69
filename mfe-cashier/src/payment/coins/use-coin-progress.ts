import { useHost } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { compareAmounts, isAmount, localDecimal, subtractAmounts } from '@croupier/shared/money'
import { useState } from 'react'
import { fetchPollingStatus } from '../../api/order-status.ts'
import { useText } from '../../words.ts'
import type { CoinTransfer, WatchRule } from '../method.ts'
import { useStaleResponseGuard } from '../order/hooks/use-stale-response-guard.ts'
import { useTimeLeft } from './use-time-left.ts'

interface Arrived {
  readonly due: string
  readonly coins: string
  readonly confirmations: number
  readonly needed: number | undefined
}

/**
 * The progress of a coin transfer: what is missing, the time left, the text for it, and the poll rule that updates it.
 */
export function useCoinProgress(orderId: string, transfer: CoinTransfer, rule: WatchRule) {
  const host = useHost()
  const text = useText()
  const locale = useLocale()
  const { received, coinAmount } = transfer
  const [arrived, setArrived] = useState<Arrived>({
    due: coinAmount,
    coins: received?.coins ?? '0',
    confirmations: received?.confirmations ?? 0,
    needed: received?.needed,
  })
  const [expiresAt, setExpiresAt] = useState(transfer.expiresAt)
  const timeLeft = useTimeLeft(expiresAt)
  const startRequest = useStaleResponseGuard()
  const hasReceived = isAmount(arrived.coins) && compareAmounts(arrived.coins, '0') > 0
  const missing = hasReceived ? missingOf(arrived) : undefined
  return {
    missing,
    timeLeft,
    /** The address has expired before everything arrived: no more may be sent, but what was sent is still credited. */
    isExpired: timeLeft === '' && (!hasReceived || missing !== undefined),
    hasReceived,
    /** Nothing more is to be sent. */
    isFullyReceived: hasReceived && missing === undefined,
    rule: {
      ...rule,
      request: async (signal: AbortSignal) => {
        const isStale = startRequest()
        const status = await fetchPollingStatus(host, orderId, signal)
        if (isStale()) return status.state
        // Fields missing in a response are unchanged: coins that have arrived do not disappear.
        setArrived((before) => ({
          due: status.coinAmount ?? before.due,
          coins: status.coinReceived ?? before.coins,
          confirmations: status.confirmations ?? before.confirmations,
          needed: status.confirmationsNeeded ?? before.needed,
        }))
        if (status.expiresAt) setExpiresAt(status.expiresAt)
        return status.state
      },
    },
    statusText(coin: string): string {
      if (missing) return text('deposit.coinMissing', { amount: localDecimal(missing, locale), coin })
      if (!hasReceived) return text('deposit.coinWaiting')
      const { confirmations: count, needed } = arrived
      return needed ? text('deposit.coinConfirmingOf', { count, needed }) : text('deposit.coinConfirming', { count })
    },
  }
}

/** The coins that are still to come; undefined once all have. */
const missingOf = ({ due, coins }: Arrived): string | undefined =>
  isAmount(due) && compareAmounts(coins, due) < 0 ? subtractAmounts(due, coins) : undefined
