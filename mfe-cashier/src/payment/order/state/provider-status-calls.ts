import { findStripe, type Asker } from '../../../api/order-status.ts'
import type { OrderState } from '../../../api/order-state.ts'
import type { NextStep } from '../../method.ts'
import { rememberedAmountOf } from './order-amounts.ts'

type ProviderStatusCall = (signal: AbortSignal) => Promise<OrderState>

const providerStatusCalls = new Map<string, ProviderStatusCall>()

/**
 * Remembers the provider's status call of an order, which may know the order when pollingStatus does not.
 * Kept in the page's memory only.
 */
export const rememberProviderStatusCall = (orderId: string, ask: ProviderStatusCall): void =>
  void providerStatusCalls.set(orderId, ask)

/** Undefined where the order has none, or this page does not know it. */
export const providerStatusCallOf = (orderId: string): ProviderStatusCall | undefined =>
  providerStatusCalls.get(orderId)

/**
 * Remembers the provider's status call of an order that was just placed or resumed. Only frames and Cash App
 * transfers have one; all others are polled with pollingStatus. A step with a `before` call (PayPal's trigger) is
 * remembered by the code that makes that call, after it: until then a 'failed' response means nothing.
 */
export function rememberStatusCallOfStep(next: NextStep): void {
  if (next.kind === 'frame' && !next.before && next.orderId)
    rememberProviderStatusCall(next.orderId, next.ruleOf(next.orderId).request)
  if (next.kind === 'transfer' && next.transfer.kind === 'cash')
    rememberProviderStatusCall(next.orderId, next.rule.request)
}

/**
 * Remembers the provider's status call of an order whose id came from an address with a `status`. If this page knows
 * nothing else of the order, that is a return of the Stripe-like provider (games-and-cashier.md 4).
 */
export function rememberStatusCallOfReturn(host: Asker, orderId: string): void {
  if (providerStatusCalls.has(orderId) || rememberedAmountOf(orderId)) return
  rememberProviderStatusCall(orderId, (signal) => findStripe(host, orderId, signal))
}
