import { orderPaypal } from '../../api/orders.ts'
import { findPaypal, triggerPaypal } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/entity.ts'
import type { Method } from '../../payment/types.ts'
import { watchRule } from '../../payment/watch.ts'
import { PAYPAL_POLL } from './poll.ts'

/** The second card method: the provider's page in a frame, then trigger and poll. */
export const paypal: Method = {
  code: 'PAYPAL_POLL',
  label: 'method.PAYPAL_POLL',
  form: { presets: 'config', defaultAmount: '200', manual: 'always', link: 'sync', maximum: '5000' },
  closesOnError: true,
  async place(placing) {
    const { api } = placing.host
    const entity = { ...basicEntity(placing), paymentMethod: 'PAYPAL_POLL' }
    const answer = await orderPaypal(api, entity, placing.key)
    const order = { bizId: answer.biz_id, cSite: answer.c_site }
    return {
      kind: 'frame',
      url: answer.payUrl ?? `${answer.c_site}/order/${encodeURIComponent(answer.sk)}`,
      orderId: order.bizId,
      watch: 'after',
      before: () => triggerPaypal(api, order),
      rule: watchRule(PAYPAL_POLL, (signal) => findPaypal(api, order, signal)),
    }
  },
}
