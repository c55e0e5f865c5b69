import type { Host } from '@croupier/shared/host'
import { cashImage, orderCash } from '../../api/orders.ts'
import { findCash } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/entity.ts'
import type { Method, NextStep } from '../../payment/types.ts'
import { watchRule } from '../../payment/watch.ts'
import { CASH_POLL } from './poll.ts'

/** Cash App: a code and a link to pay by, then the player says that it is done. */
export const cash: Method = {
  code: 'CASH',
  label: null,
  tag: 'method.discount',
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000', mobile: true },
  async place(placing) {
    const entity = {
      ...basicEntity(placing),
      depositAmount: placing.amount,
      paymentMethod: 'CASH',
      cardMobile: placing.values.cardMobile.replace(/\D/g, ''),
    }
    const { orderId, amount, discountAmount } = await orderCash(placing.host.api, entity, placing.key)
    return transfer(placing.host, orderId, amount, discountAmount ?? amount)
  },
  resume: (host, { id, amount, discountAmount }) => transfer(host, id, amount, discountAmount ?? amount),
}

async function transfer({ api }: Host, orderId: string, amount: string, discountAmount: string): Promise<NextStep> {
  const { imgUrl, qrAddress } = await cashImage(api, orderId)
  return {
    kind: 'transfer',
    orderId,
    transfer: { kind: 'cash', amount, discountAmount, imageUrl: imgUrl, qrAddress },
    rule: watchRule(CASH_POLL, (signal) => findCash(api, orderId, signal)),
  }
}
