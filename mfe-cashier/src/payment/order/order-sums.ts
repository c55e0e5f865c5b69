interface Sum {
  /** Decimal text. */
  readonly amount: string
  readonly currency: string
}

const sums = new Map<string, Sum>()

/** How much an order is of, for operators whose status says nothing but how it stands. In the page's memory alone. */
export const noteSum = (orderId: string, { amount, currency }: Sum): void =>
  void sums.set(orderId, { amount, currency })

/** Undefined where the order was neither placed nor seen in this page. */
export const sumOf = (orderId: string): Sum | undefined => sums.get(orderId)
