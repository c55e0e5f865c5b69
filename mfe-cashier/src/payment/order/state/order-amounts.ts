import type { OrderStatus } from '../../../api/order-state.ts'
import { cachedSuccess } from './known-orders.ts'

export interface OrderAmount {
  /** Decimal text. */
  readonly amount: string
  readonly currency: string
}

const amounts = new Map<string, OrderAmount>()

/** Remembers an order's amount, for operators whose status has no amount. Kept in the page's memory only. */
export const rememberOrderAmount = (orderId: string, { amount, currency }: OrderAmount): void =>
  void amounts.set(orderId, { amount, currency })

/** Undefined where the order was neither placed nor seen in this page. */
export const rememberedAmountOf = (orderId: string): OrderAmount | undefined => amounts.get(orderId)

/**
 * An order's amount: that of its status, else the one that this page remembers, else ''. Without a status it is that of
 * the success that pollingStatus has reported: of coins, others may have arrived than were asked for.
 */
export function orderAmountOf(
  orderId: string,
  status: Pick<OrderStatus, 'amount' | 'currency'> | undefined = cachedSuccess(orderId),
): OrderAmount {
  const remembered = amounts.get(orderId)
  return {
    amount: status?.amount ?? remembered?.amount ?? '',
    currency: (status?.currency || remembered?.currency) ?? '',
  }
}
