import { isOrderId } from '../../payment/pay-message.ts'

type Query = Readonly<Record<string, string>>

/** The order that a payment page is about: `order_id`, `biz_id` or `id`, whichever the provider sends. */
export function orderIdOf(query: Query): string | null {
  const id = query['order_id'] ?? query['biz_id'] ?? query['id']
  return isOrderId(id) ? id : null
}

const FIELDS = ['amount', 'memberId', 'paymentMethod', 'cardFirstName', 'cardLastName', 'cardEmail', 'cardMobile']

/** The deposit entity in a page's query, and the key that makes a reload the same order. */
export function entityOf(query: Query): { entity: Query; key: string } {
  const entity = Object.fromEntries(FIELDS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))
  return { entity, key: isOrderId(query['key']) ? query['key'] : keyOf(entity) }
}

/** An address typed by hand has no key: the tab keeps one for it. */
function keyOf(entity: Query): string {
  const name = `croupier.order.${JSON.stringify(entity)}`
  const kept = sessionStorage.getItem(name)
  if (kept) return kept
  const key = crypto.randomUUID()
  sessionStorage.setItem(name, key)
  return key
}
