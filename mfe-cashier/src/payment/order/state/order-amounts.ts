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
export const orderAmountOf = (orderId: string): OrderAmount | undefined => amounts.get(orderId)
