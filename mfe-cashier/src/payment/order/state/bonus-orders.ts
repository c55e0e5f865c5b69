const orders = new Set<string>()

/** Remembers an order whose method promised a bonus, which has to be asked for. Kept in the page's memory only. */
export const rememberBonusOrder = (orderId: string): void => void orders.add(orderId)

/** False also where the order was not placed in this page. */
export const hasBonus = (orderId: string | undefined): boolean => orderId !== undefined && orders.has(orderId)
