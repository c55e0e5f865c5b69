import { isOrderId } from '../../payment/windows/pay-message.ts'

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

/** The keys of this page; where storage is forbidden they are all that is kept. */
const keys = new Map<string, string>()

/** An address typed by hand has no key: the tab keeps one for it. */
function keyOf(entity: Query): string {
  const name = `croupier.order.${JSON.stringify(entity)}`
  const known = keys.get(name)
  if (known) return known
  let key: string = crypto.randomUUID()
  try {
    key = sessionStorage.getItem(name) ?? key
    sessionStorage.setItem(name, key)
  } catch (error) {
    console.warn('a reload of this page would be another order', error)
  }
  keys.set(name, key)
  return key
}
