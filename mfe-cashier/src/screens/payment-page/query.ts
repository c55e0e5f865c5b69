import type { Host } from '@croupier/shared/host'
import { isOrderId } from '@croupier/shared/payments'
import { paymentAddress } from '../../payment/windows/pay-window.ts'

export type Query = Readonly<Record<string, string>>

/** The order that a payment page is about: `order_id`, `biz_id` or `id`, whichever the provider sends. */
export function orderIdOf(query: Query): string | null {
  const id = query['order_id'] ?? query['biz_id'] ?? query['id']
  return isOrderId(id) ? id : null
}

/** The provider's site for its calls: `c_url` in its canonical form if it is on a listed host; else ''. */
export function siteOf(host: Host, query: Query): string {
  const url = query['c_url'] ? paymentAddress(host, query['c_url']) : null
  if (!url) return ''
  return url.href === `${url.origin}/` ? url.origin : url.href
}

const FIELDS = ['amount', 'memberId', 'paymentMethod', 'cardFirstName', 'cardLastName', 'cardEmail', 'cardMobile']

/** The deposit entity in a page's query. */
export const entityOf = (query: Query): Query =>
  Object.fromEntries(FIELDS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))
