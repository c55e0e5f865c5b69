/** How a payment can end. */
export type Outcome = 'succeeded' | 'failed' | 'canceled'

/** What is known of an order. No component sees a provider's status (D14). */
export type OrderState = 'pending' | Outcome

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
