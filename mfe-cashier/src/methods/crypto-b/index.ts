import { orderCoinB } from '../../api/orders.ts'
import { basicEntity } from '../../payment/form/entity.ts'
import type { Method } from '../../payment/method.ts'
import { coinTransfer, resumedTransfer } from '../../payment/coins/coin-transfer.ts'
import { COINS_B } from './coins.ts'

/** Crypto, variant B: the order names the coin and returns one address. */
export const cryptoB: Method = {
  code: 'CRYPT',
  label: null,
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000', coins: COINS_B },
  async place(input) {
    const { host, amount, member } = input
    const { coin } = input.values
    const order = await orderCoinB(host.api, { ...basicEntity(input), depositCurrency: coin }, input.key)
    return coinTransfer(host, COINS_B, order.depositId ?? order.id, {
      coin,
      amount,
      currency: member.currency,
      coinAmount: order.coinNum,
      address: order.address,
      expiresAt: order.expiresAt ?? undefined,
      payUrl: order.payUrl ?? undefined,
    })
  },
  resume: (host, order) => resumedTransfer(host, COINS_B, order),
}
