import { cashImage, orderCash } from '../../api/orders.ts'
import { findCash } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/entity.ts'
import type { Method } from '../../payment/types.ts'
import { watchRule } from '../../payment/watch.ts'
import { CASH_POLL } from './poll.ts'

/** Cash App: a code and a link to pay by, then the player says that it is done. */
export const cash: Method = {
  code: 'CASH',
  label: null,
  tag: 'method.discount',
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000', mobile: true },
  async place(placing) {
    const { api } = placing.host
    const entity = {
      ...basicEntity(placing),
      depositAmount: placing.amount,
      paymentMethod: 'CASH',
      cardMobile: placing.values.cardMobile,
    }
    const order = await orderCash(api, entity, placing.key)
    const image = await cashImage(api, order.orderId)
    return {
      kind: 'transfer',
      orderId: order.orderId,
      transfer: {
        kind: 'cash',
        amount: order.amount,
        discountAmount: order.discountAmount ?? order.amount,
        imageUrl: image.imgUrl,
        qrAddress: image.qrAddress,
      },
      rule: watchRule(CASH_POLL, (signal) => findCash(api, order.orderId, signal)),
    }
  },
}
