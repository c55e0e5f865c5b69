import { orderCoinA } from '../../api/orders.ts'
import { basicEntity } from '../../payment/form/entity.ts'
import type { Method } from '../../payment/method.ts'
import { COINS_A } from './coins.ts'
import { coinTransfer, resumedTransfer } from '../../payment/coins/coin-transfer.ts'

/** Crypto, variant A: one order returns addresses and prices of all its coins. */
export const cryptoA: Method = {
  code: 'CRYPTO',
  label: 'method.CRYPTO',
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000', coins: COINS_A },
  async place(input) {
    const { host, amount, member } = input
    const { coin } = input.values
    const order = await orderCoinA(host.api, { ...basicEntity(input), coin }, input.key)
    return coinTransfer(host, COINS_A, order.depositId ?? order.id, {
      coin,
      amount,
      currency: member.currency,
      coinAmount: order.pricing[coin]?.amount ?? '',
      address: order.addresses[coin] ?? '',
      expiresAt: order.expiresAt ?? undefined,
      payUrl: order.payUrl ?? undefined,
    })
  },
  resume: (host, order) => resumedTransfer(host, COINS_A, order),
}
