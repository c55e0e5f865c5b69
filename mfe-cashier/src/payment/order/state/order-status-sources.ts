import { isApiError } from '@croupier/shared/api'
import { findStripe, fetchPollingStatus, type Asker, type OrderStatus } from '../../../api/order-status.ts'
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

const UNKNOWN: OrderStatus = {
  state: 'pending',
  amount: undefined,
  currency: '',
  coin: '',
  coinAmount: undefined,
  coinReceived: undefined,
  confirmations: undefined,
  confirmationsNeeded: undefined,
  expiresAt: undefined,
}

/**
 * An order's status from every source: pollingStatus and, if that refuses the order's number or reports no
 * end, the provider's status call (D45). Throws ApiError.
 */
export async function fetchOrderStatus(host: Asker, id: string, signal?: AbortSignal): Promise<OrderStatus> {
  const ask = providerStatusCalls.get(id)
  const status = await fetchPollingStatus(host, id, signal).catch((error: unknown) => {
    // No second request after a session end, an abort or a timeout: it would fail too, or double the wait.
    const isOver = !isApiError(error) || error.isTimeout || error.kind === 'session' || error.kind === 'aborted'
    if (!ask || isOver) throw error
    return null
  })
  if (!ask || (status && status.state !== 'pending')) return status ?? UNKNOWN
  const providerState = ask(signal ?? new AbortController().signal)
  return status
    ? { ...status, state: await providerState.catch(() => status.state) }
    : { ...UNKNOWN, state: await providerState }
}

/** Only the state from `fetchOrderStatus`. Throws ApiError. */
export const fetchOrderState = async (host: Asker, id: string, signal?: AbortSignal): Promise<OrderState> =>
  (await fetchOrderStatus(host, id, signal)).state
