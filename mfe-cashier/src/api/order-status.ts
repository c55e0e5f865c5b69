/**
 * How an order stands: by pollingStatus, and by the status calls of single providers (games-and-cashier.md 4). Each
 * call throws ApiError.
 */
import { amount, count, lenient, serverTime, syncServerTime, text } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import { coinCount, coinDepth } from './coin-amount.ts'
import { fromNumber, fromWord, fromCashWord, type OrderState, type Outcome } from './verdict.ts'

const found = v.object({
  /** A missing status reads as '', which is pending. */
  status: v.pipe(v.nullish(v.union([v.string(), v.boolean(), v.number()]), ''), v.transform(String)),
})

const ends = new Map<string, Outcome>()

/** The outcome of an order as the API has told this page, if it has; an address cannot set it (D25). */
export const cachedEnd = (orderId: string): Outcome | undefined => ends.get(orderId)

function heard(orderId: string, state: OrderState): OrderState {
  if (state !== 'pending') ends.set(orderId, state)
  return state
}

const quiet = (signal: AbortSignal) => ({ schema: found, indicator: false, signal })

const statusSchema = v.object({
  status: count,
  amount: lenient(amount),
  currency: v.fallback(text, ''),
  ...coinCount,
  ...coinDepth,
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

const credited = new Map<string, OrderStatus>()

/** The pollingStatus response with an order's success, if this page has received it: it is final. */
export const cachedSuccess = (orderId: string): OrderStatus | undefined => credited.get(orderId)

/** POST /sys/deposit/pollingStatus: what the API knows of a deposit; some servers answer the bare number. Throws ApiError. */
export async function orderStatus(api: ApiService, id: string, signal?: AbortSignal): Promise<OrderStatus> {
  const asked = api.post(
    '/sys/deposit/pollingStatus',
    { id },
    {
      schema: v.union([
        statusSchema,
        v.pipe(
          count,
          v.transform((status) => ({ status })),
        ),
      ]),
      indicator: false,
      ...(signal ? { signal } : {}),
    },
  )
  const full = await syncServerTime<Partial<v.InferOutput<typeof statusSchema>> & { status: number }>(asked)
  const status: OrderStatus = {
    state: heard(id, fromNumber(full.status)),
    amount: full.amount ?? undefined,
    currency: full.currency ?? '',
    coin: full.coin ?? '',
    coinAmount: full.coinAmount ?? undefined,
    coinReceived: full.coinReceived ?? undefined,
    confirmations: full.confirmations ?? undefined,
    confirmationsNeeded: full.confirmationsNeeded ?? undefined,
    expiresAt: full.expiresAt ?? undefined,
  }
  if (status.state === 'succeeded') credited.set(id, status)
  return status
}

/** Only the state of a deposit, by pollingStatus. Throws ApiError. */
export const orderState = async (api: ApiService, id: string, signal?: AbortSignal): Promise<OrderState> =>
  (await orderStatus(api, id, signal)).state

/** POST /sys/stripe/findOrder. */
export const findStripe = async (api: ApiService, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  heard(orderId, fromWord((await api.post('/sys/stripe/findOrder', { orderId }, quiet(signal))).status))

/** POST /sys/payp/findOrder. */
export const findPayp = async (api: ApiService, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  heard(orderId, fromWord((await api.post('/sys/payp/findOrder', { orderId }, quiet(signal))).status))

/** POST /sys/cash/findOrder: its two words mean the opposite of everybody else's (D14). */
export const findCash = async (api: ApiService, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  heard(orderId, fromCashWord((await api.post('/sys/cash/findOrder', { orderId }, quiet(signal))).status))

/** An order of the PayPal-like provider, as its calls want it. */
export interface PaypalOrder {
  readonly bizId: string
  readonly cSite: string
}
/** POST /sys/paypal/findOrder. */
export const findPaypal = async (api: ApiService, order: PaypalOrder, signal: AbortSignal): Promise<OrderState> =>
  heard(order.bizId, fromWord((await api.post('/sys/paypal/findOrder', { ...order }, quiet(signal))).status))

/** POST /sys/paypal/trigger: tells the provider that the player is done, before the first status request. */
export const triggerPaypal = (api: ApiService, order: PaypalOrder) =>
  api.post('/sys/paypal/trigger', { ...order }, { schema: v.unknown(), indicator: false })
