import type { Host } from '@croupier/shared/host'
import type { Outcome } from '../../api/order-state.ts'
import { announcePurchase } from './purchase.ts'
import { markConcluded } from './state/concluded-orders.ts'
import { orderAmountOf, type OrderAmount } from './state/order-amounts.ts'
import { markOutcomeSeen } from './state/seen-orders.ts'

/**
 * Does what follows once the player is shown or told an outcome that the API reported: the order counts as seen, lists
 * of deposits are requested again, and after a success the session is refreshed and the purchase announced (DP-18).
 */
export function concludeOrder(
  host: Host,
  orderId: string,
  outcome: Outcome,
  amount: OrderAmount = orderAmountOf(orderId),
): void {
  markOutcomeSeen(orderId)
  markConcluded(orderId)
  if (outcome !== 'succeeded') return
  announcePurchase(host, { orderId, ...amount })
  void host.session.refresh()
}
