import { readStoredList, writeStored } from '@croupier/shared/storage'

/** One of the entries of orders, which the cookies policy names (payment-page/order-key.ts has the others). */
const STORE = 'croupier.order.bonus'
const MAX_STORED = 20
/** Those of this page, and those that the tab stored before it was reloaded. */
const orders = new Set(readStoredList(STORE, 'sessionStorage'))

/**
 * Remembers an order whose method promised a bonus, which has to be asked for. Only its number is stored, for this tab:
 * a payment window may report its end after the tab was reloaded.
 */
export function rememberBonusOrder(orderId: string): void {
  if (orders.has(orderId)) return
  orders.add(orderId)
  writeStored(STORE, JSON.stringify([...orders].slice(-MAX_STORED)), 'sessionStorage')
}

/** False also where the order was not placed in this tab. */
export const hasBonus = (orderId: string | undefined): boolean => orderId !== undefined && orders.has(orderId)
