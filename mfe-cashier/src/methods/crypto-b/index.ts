import { orderCoinB } from '../../api/orders.ts'
import { orderState } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/entity.ts'
import type { Method } from '../../payment/types.ts'
import { watchRule } from '../../payment/watch.ts'
import { COIN_POLL } from '../crypto-a/poll.ts'
import { COINS_B } from './coins.ts'

/** Crypto, variant B: the order names the coin and answers one address. */
export const cryptoB: Method = {
  code: 'CRYPT',
  label: null,
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000', coins: COINS_B },
  async place(placing) {
    const { api } = placing.host
    const { coin } = placing.values
    const order = await orderCoinB(api, { ...basicEntity(placing), depositCurrency: coin }, placing.key)
    const orderId = order.depositId ?? order.id
    return {
      kind: 'transfer',
      orderId,
      transfer: {
        kind: 'coin',
        coin: COINS_B.find(({ code }) => code === coin)?.label ?? coin,
        coinAmount: order.coinNum,
        amount: placing.amount,
        address: order.address,
        expiresAt: order.expiresAt ?? undefined,
        payUrl: order.payUrl ?? undefined,
      },
      rule: watchRule(COIN_POLL, (signal) => orderState(api, orderId, signal)),
    }
  },
}
