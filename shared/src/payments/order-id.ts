/** The number of an order, as the operator or a provider writes it. */
export const ORDER_ID = /^[\w-]{1,80}$/

/** Whether a value from elsewhere (an address, a message) can be the number of an order. */
export const isOrderId = (value: unknown): value is string => typeof value === 'string' && ORDER_ID.test(value)
