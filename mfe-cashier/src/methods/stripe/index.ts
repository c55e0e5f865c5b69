import type { Host } from '@croupier/shared/host'
import { orderStripe } from '../../api/orders.ts'
import { findStripe } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/form/entity.ts'
import type { Method, NextStep } from '../../payment/method.ts'
import { RETURN_POLL, watchRule } from '../../payment/order/watch.ts'

/** Stripe-like: the provider's card form in a frame, a poll after it. */
export const stripe: Method = {
  code: 'STRIPE',
  label: null,
  form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000' },
  closesOnError: true,
  async place(input) {
    const entity = { ...basicEntity(input), paymentMethod: 'STRIPE' }
    const { iframe, orderId } = await orderStripe(input.host.api, entity, input.key)
    return frame(input.host, iframe, orderId ?? null)
  },
  resume: (host, { payUrl, id }) => frame(host, payUrl, id),
}

const frame = (host: Host, url: string, orderId: string | null): NextStep => ({
  kind: 'frame',
  url,
  orderId,
  watch: 'after',
  ruleOf: (id) => watchRule(RETURN_POLL, (signal) => findStripe(host, id, signal)),
})
