import type { Host } from '@croupier/shared/host'
import { orderPayp } from '../../api/orders.ts'
import { findPayp } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/form/entity.ts'
import type { Method, NextStep } from '../../payment/method.ts'
import { watchRule } from '../../payment/order/watch.ts'
import { PAYP_POLL } from './poll.ts'

/** PAYP: the provider's order page in a frame, polled while it is open. */
export const payp: Method = {
  code: 'PAYP',
  label: null,
  form: { presets: 'config', manual: 'always', link: 'clear' },
  closesOnError: true,
  async place(input) {
    const entity = { ...basicEntity(input), paymentMethod: 'PAYP' }
    const { orderurl, orderId } = await orderPayp(input.host.api, entity, input.key)
    return frame(input.host, orderurl, orderId)
  },
  resume: (host, { payUrl, id }) => frame(host, payUrl, id),
}

const frame = (host: Host, url: string, orderId: string): NextStep => ({
  kind: 'frame',
  url,
  orderId,
  watch: 'open',
  ruleOf: (id) =>
    watchRule(PAYP_POLL, async (signal) => {
      try {
        return await findPayp(host, id, signal)
      } catch (error) {
        if (!signal.aborted) console.warn('a question about a PAYP order failed', error)
        throw error
      }
    }),
})
