interface Sum {
  /** Decimal text. */
  readonly amount: string
  readonly currency: string
}

const sums = new Map<string, Sum>()

/** Remembers an order's amount, for operators whose status has no amount. Kept in the page's memory only. */
export const noteSum = (orderId: string, { amount, currency }: Sum): void =>
  void sums.set(orderId, { amount, currency })

/** Undefined where the order was neither placed nor seen in this page. */
export const sumOf = (orderId: string): Sum | undefined => sums.get(orderId)
