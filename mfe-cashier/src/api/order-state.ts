/** How a payment can end. */
export type Outcome = 'succeeded' | 'failed' | 'canceled'

/** What is known of an order. No component sees a provider's status (D14). */
export type OrderState = 'pending' | Outcome

/** A deposit as the API knows it; of coins also what has arrived so far. */
export interface OrderStatus {
  readonly state: OrderState
  readonly amount: string | undefined
  readonly currency: string
  readonly coin: string
  readonly coinAmount: string | undefined
  readonly coinReceived: string | undefined
  readonly confirmations: number | undefined
  readonly confirmationsNeeded: number | undefined
  /** When the coin address expires. */
  readonly expiresAt: string | undefined
}

const STATES: Readonly<Record<number, OrderState>> = { 10: 'succeeded', 20: 'failed', 30: 'canceled' }

/** pollingStatus: 10 is success; whatever is not known as an end is pending. */
export const stateOfPollingStatus = (status: number): OrderState => STATES[status] ?? 'pending'

/** Stripe, PayPal-like and PAYP: `true` is success, `false` failure, any other word is pending. */
export function stateOfProviderFlag(flag: string): OrderState {
  if (flag === 'true') return 'succeeded'
  return flag === 'false' ? 'failed' : 'pending'
}

/** Cash App's flag is inverted: `false` is success, `true` failure. */
export function stateOfCashAppFlag(flag: string): OrderState {
  if (flag === 'false') return 'succeeded'
  return flag === 'true' ? 'failed' : 'pending'
}
