import type { User } from '@croupier/shared/api'
import type { OrderState, OrderStatus, Outcome } from '../../../api/order-state.ts'

/** What the API has reported of orders to this page, in its memory only. */
const outcomes = new Map<string, Outcome>()
const successes = new Map<string, OrderStatus>()

/** The outcome of an order as the API has reported it to this page, if it has; an address cannot set it (D25). */
export const cachedOutcome = (orderId: string): Outcome | undefined => outcomes.get(orderId)

/** The pollingStatus response with an order's success, if this page has received it: it is final. */
export const cachedSuccess = (orderId: string): OrderStatus | undefined => successes.get(orderId)

/** Remembers pollingStatus's response if it is an order's success. */
export function rememberSuccess(orderId: string, status: OrderStatus): void {
  if (status.state === 'succeeded') successes.set(orderId, status)
}

/** An order that the API last called open: whose it is, and their balance when it was asked. */
interface OpenOrder {
  readonly memberId: number
  /** Decimal text. */
  readonly balance: string
}
const openOrders = new Map<string, OpenOrder>()

/** Undefined where this page has not heard of the order, or nobody was logged in. */
export const openOrderOf = (orderId: string): OpenOrder | undefined => openOrders.get(orderId)

/** Remembers that the API has called an order open; `asker` is the user of the moment when it was asked. */
export function rememberOpenOrder(orderId: string, asker: User | null): void {
  if (asker) openOrders.set(orderId, { memberId: asker.id, balance: asker.availableBalance })
}

/** Notes whose an order is that was just made, or of which this page has heard nothing yet. */
export function noteOwner(orderId: string, member: User | null): void {
  if (!openOrders.has(orderId)) rememberOpenOrder(orderId, member)
}

/** Remembers the state of an order, which the API has reported to `asker`. */
export function rememberState(orderId: string, state: OrderState, asker: User | null): void {
  if (state === 'pending') rememberOpenOrder(orderId, asker)
  else outcomes.set(orderId, state)
}
