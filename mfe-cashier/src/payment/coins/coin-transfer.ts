import type { Host } from '@croupier/shared/host'
import type { KnownOrder } from '../../api/deposit-history.ts'
import { fetchPollingState } from '../../api/order-status.ts'
import type { Coin, CoinTransfer, NextStep, PollTimes } from '../method.ts'
import { watchRule } from '../order/watch.ts'

/** Coins: every 2 s, from when the player says they have paid until the deposit has ended or the dialog closes. */
const COIN_POLL: PollTimes = {
  firstDelay: 2000,
  interval: 2000,
  maxTries: Number.POSITIVE_INFINITY,
  whileHidden: false,
  onError: 'continue',
  end: 'failed',
}

/** The step after an order of either crypto variant; `coin` is the API's code. */
export const coinTransfer = (
  host: Host,
  coins: readonly Coin[],
  orderId: string,
  transfer: Omit<CoinTransfer, 'kind'>,
): NextStep => ({
  kind: 'transfer',
  orderId,
  transfer: {
    ...transfer,
    kind: 'coin',
    coin: coins.find(({ code }) => code === transfer.coin)?.label ?? transfer.coin,
  },
  rule: watchRule(COIN_POLL, (signal) => fetchPollingState(host, orderId, signal)),
})

/** The step of a resumed crypto order: amount, address and expiry are those of the original step. */
export const resumedTransfer = (host: Host, coins: readonly Coin[], order: KnownOrder): NextStep =>
  coinTransfer(host, coins, order.id, {
    coin: order.coin,
    coinAmount: order.coinAmount ?? '',
    amount: order.amount,
    currency: order.currency,
    address: order.address,
    expiresAt: order.expiresAt ?? undefined,
    payUrl: order.payUrl || undefined,
    received: {
      coins: order.coinReceived ?? undefined,
      confirmations: order.confirmations ?? undefined,
      needed: order.confirmationsNeeded ?? undefined,
    },
  })
