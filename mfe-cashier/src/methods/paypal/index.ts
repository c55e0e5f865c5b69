import type { Host } from '@croupier/shared/host'
import { parsedUrl } from '@croupier/shared/links'
import { orderPaypal } from '../../api/orders.ts'
import { findPaypal, triggerPaypal, type PaypalOrder } from '../../api/order-status.ts'
import { basicEntity } from '../../payment/form/entity.ts'
import type { Method, NextStep } from '../../payment/method.ts'
import { watchRule } from '../../payment/order/watch.ts'
import { PAYPAL_POLL } from './poll.ts'

/** The second card method: the provider's page in a frame, then trigger and poll. */
export const paypal: Method = {
  code: 'PAYPAL_POLL',
  label: 'method.PAYPAL_POLL',
  form: { presets: 'config', defaultAmount: '200', manual: 'always', link: 'sync', maximum: '5000' },
  closesOnError: true,
  async place(input) {
    const entity = { ...basicEntity(input), paymentMethod: 'PAYPAL_POLL' }
    const { biz_id: bizId, c_site: cSite, sk, payUrl } = await orderPaypal(input.host.api, entity, input.key)
    return frame(input.host, payUrl || `${cSite}/order/${encodeURIComponent(sk)}`, { bizId, cSite })
  },
  // The provider's site (`cSite`) is the origin of its page.
  resume: (host, { payUrl, id }) => frame(host, payUrl, { bizId: id, cSite: parsedUrl(payUrl)?.origin ?? '' }),
}

const frame = (host: Host, url: string, order: PaypalOrder): NextStep => ({
  kind: 'frame',
  url,
  orderId: order.bizId,
  watch: 'after',
  before: () => triggerPaypal(host.api, order),
  ruleOf: () => watchRule(PAYPAL_POLL, (signal) => findPaypal(host, order, signal)),
})
