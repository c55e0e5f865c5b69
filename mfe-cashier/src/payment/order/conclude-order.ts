import type { Host } from '@croupier/shared/host'
import type { QueryClient } from '@tanstack/react-query'
import type { Outcome } from '../../api/order-state.ts'
import { invalidateDepositLists } from './deposit-lists.ts'
import { announcePurchase } from './purchase.ts'
import { orderAmountOf, type OrderAmount } from './state/order-amounts.ts'
import { markOutcomeSeen } from './state/seen-orders.ts'

/**
 * Does what follows once the player is shown an outcome that the API reported: the order counts as seen, lists of
 * deposits are requested again, and a success is announced (DP-18). `amount`: if the API has said it, too.
 */
export function concludeOrder(
  { host, client }: { readonly host: Host; readonly client: QueryClient },
  orderId: string,
  outcome: Outcome,
  amount: OrderAmount | undefined = orderAmountOf(orderId),
): void {
  markOutcomeSeen(orderId)
  invalidateDepositLists(client)
  if (outcome === 'succeeded')
    announcePurchase(host, { orderId, amount: amount?.amount ?? '', currency: amount?.currency ?? '' })
}
