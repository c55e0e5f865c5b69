import { orderCoinA } from '../../api/orders.ts'
import { orderState } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/entity.ts'
import type { Method } from '../../payment/types.ts'
import { watchRule } from '../../payment/watch.ts'
import { COINS_A } from './coins.ts'
import { COIN_POLL } from './poll.ts'

/** Crypto, variant A: one order answers addresses and prices of all its coins. */
export const cryptoA: Method = {
  code: 'CRYPTO',
  label: 'method.CRYPTO',
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000', coins: COINS_A },
  async place(placing) {
    const { api } = placing.host
    const { coin } = placing.values
    const order = await orderCoinA(api, { ...basicEntity(placing), coin }, placing.key)
    const orderId = order.depositId ?? order.id
    return {
      kind: 'transfer',
      orderId,
      transfer: {
        kind: 'coin',
        coin: COINS_A.find(({ code }) => code === coin)?.label ?? coin,
        coinAmount: order.pricing[coin]?.amount ?? '',
        amount: placing.amount,
        address: order.addresses[coin] ?? '',
        expiresAt: order.expiresAt ?? undefined,
        payUrl: order.payUrl ?? undefined,
      },
      rule: watchRule(COIN_POLL, (signal) => orderState(api, orderId, signal)),
    }
  },
}
