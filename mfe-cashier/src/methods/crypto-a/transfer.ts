import type { Host } from '@croupier/shared/host'
import type { KnownOrder } from '../../api/deposit-history.ts'
import { orderState } from '../../api/order-status.ts'
import type { Coin, CoinTransfer, NextStep } from '../../payment/types.ts'
import { watchRule } from '../../payment/watch.ts'
import { COIN_POLL } from './poll.ts'

/** What both crypto variants show after an order; `coin` is the API's code of it. */
export const coinTransfer = (
  { api }: Host,
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
  rule: watchRule(COIN_POLL, (signal) => orderState(api, orderId, signal)),
})

/** The same of an order that goes on: amount, address and time left are those of the first time. */
export const resumedTransfer = (host: Host, coins: readonly Coin[], order: KnownOrder): NextStep =>
  coinTransfer(host, coins, order.id, {
    coin: order.coin,
    coinAmount: order.coinAmount ?? '',
    amount: order.amount,
    address: order.address,
    expiresAt: order.expiresAt ?? undefined,
    payUrl: order.payUrl || undefined,
    received: { coins: order.coinReceived ?? undefined, confirmations: order.confirmations ?? undefined },
  })
