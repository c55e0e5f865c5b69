import { orderStripe } from '../../api/orders.ts'
import { findStripe } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/entity.ts'
import type { Method } from '../../payment/types.ts'
import { RETURN_POLL, watchRule } from '../../payment/watch.ts'

/** Stripe-like: the provider's card form in a frame, a poll after it. */
export const stripe: Method = {
  code: 'STRIPE',
  label: null,
  form: { presets: 'fixed', manual: 'always', link: 'clear', maximum: '5000' },
  closesOnError: true,
  async place(placing) {
    const { api } = placing.host
    const { iframe, orderId } = await orderStripe(
      api,
      { ...basicEntity(placing), paymentMethod: 'STRIPE' },
      placing.key,
    )
    const rule = watchRule(RETURN_POLL, (signal) => findStripe(api, orderId, signal))
    return { kind: 'frame', url: iframe, orderId, watch: 'after', rule }
  },
}
