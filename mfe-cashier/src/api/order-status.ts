/**
 * The status of an order: from pollingStatus and from the status calls of single providers (games-and-cashier.md 4).
 * Each call throws ApiError.
 */
import { amount, count, lenient, serverTime, syncServerTime, text } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import { coinFields, coinConfirmations } from './coin-amount.ts'
import {
  stateOfPollingStatus,
  stateOfProviderFlag,
  stateOfCashAppFlag,
  type OrderState,
  type Outcome,
} from './order-state.ts'

const providerStatusSchema = v.object({
  /** A missing status reads as '', which is pending. */
  status: v.pipe(v.nullish(v.union([v.string(), v.boolean(), v.number()]), ''), v.transform(String)),
})

const outcomes = new Map<string, Outcome>()

/** The outcome of an order as the API has reported it to this page, if it has; an address cannot set it (D25). */
export const cachedOutcome = (orderId: string): Outcome | undefined => outcomes.get(orderId)

function cacheOutcome(orderId: string, state: OrderState): OrderState {
  if (state !== 'pending') outcomes.set(orderId, state)
  return state
}

const optionsOf = (signal: AbortSignal) => ({ schema: providerStatusSchema, indicator: false, signal })

const pollingStatusSchema = v.object({
  status: count,
  amount: lenient(amount),
  currency: v.fallback(text, ''),
  ...coinFields,
  ...coinConfirmations,
  expiresAt: lenient(v.string()),
  serverTime,
})

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

const successes = new Map<string, OrderStatus>()

/** The pollingStatus response with an order's success, if this page has received it: it is final. */
export const cachedSuccess = (orderId: string): OrderStatus | undefined => successes.get(orderId)

/** POST /sys/deposit/pollingStatus: what the API knows of a deposit; some servers return the bare number. Throws ApiError. */
export async function fetchPollingStatus(api: ApiService, id: string, signal?: AbortSignal): Promise<OrderStatus> {
  const request = api.post(
    '/sys/deposit/pollingStatus',
    { id },
    {
      schema: v.union([
        pollingStatusSchema,
        v.pipe(
          count,
          v.transform((status) => ({ status })),
        ),
      ]),
      indicator: false,
      ...(signal ? { signal } : {}),
    },
  )
  const response = await syncServerTime<Partial<v.InferOutput<typeof pollingStatusSchema>> & { status: number }>(
    request,
  )
  const status: OrderStatus = {
    state: cacheOutcome(id, stateOfPollingStatus(response.status)),
    amount: response.amount ?? undefined,
    currency: response.currency ?? '',
    coin: response.coin ?? '',
    coinAmount: response.coinAmount ?? undefined,
    coinReceived: response.coinReceived ?? undefined,
    confirmations: response.confirmations ?? undefined,
    confirmationsNeeded: response.confirmationsNeeded ?? undefined,
    expiresAt: response.expiresAt ?? undefined,
  }
  if (status.state === 'succeeded') successes.set(id, status)
  return status
}

/** Only the state of a deposit, by pollingStatus. Throws ApiError. */
export const fetchPollingState = async (api: ApiService, id: string, signal?: AbortSignal): Promise<OrderState> =>
  (await fetchPollingStatus(api, id, signal)).state

/** POST /sys/stripe/findOrder. */
export const findStripe = async (api: ApiService, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  cacheOutcome(
    orderId,
    stateOfProviderFlag((await api.post('/sys/stripe/findOrder', { orderId }, optionsOf(signal))).status),
  )

/** POST /sys/payp/findOrder. */
export const findPayp = async (api: ApiService, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  cacheOutcome(
    orderId,
    stateOfProviderFlag((await api.post('/sys/payp/findOrder', { orderId }, optionsOf(signal))).status),
  )

/** POST /sys/cash/findOrder: its two words mean the opposite of everybody else's (D14). */
export const findCash = async (api: ApiService, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  cacheOutcome(
    orderId,
    stateOfCashAppFlag((await api.post('/sys/cash/findOrder', { orderId }, optionsOf(signal))).status),
  )

/** An order of the PayPal-like provider, as its calls need it. */
export interface PaypalOrder {
  readonly bizId: string
  readonly cSite: string
}
/** POST /sys/paypal/findOrder. */
export const findPaypal = async (api: ApiService, order: PaypalOrder, signal: AbortSignal): Promise<OrderState> =>
  cacheOutcome(
    order.bizId,
    stateOfProviderFlag((await api.post('/sys/paypal/findOrder', { ...order }, optionsOf(signal))).status),
  )

/** POST /sys/paypal/trigger: tells the provider that the player is done, before the first status request. */
export const triggerPaypal = (api: ApiService, order: PaypalOrder) =>
  api.post('/sys/paypal/trigger', { ...order }, { schema: v.unknown(), indicator: false })
