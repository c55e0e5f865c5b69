/**
 * The status of an order: from pollingStatus and from the status calls of single providers (games-and-cashier.md 4).
 * Each call throws ApiError.
 */
import { amount, count, lenient, serverTime, syncServerTime, text, type User } from '@croupier/shared/api'
import type { ApiService, Host } from '@croupier/shared/host'
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

/** What an order's state is asked with: the answer is remembered for the session's member. */
export type Asker = Pick<Host, 'api' | 'session'>

const outcomes = new Map<string, Outcome>()

/** The outcome of an order as the API has reported it to this page, if it has; an address cannot set it (D25). */
export const cachedOutcome = (orderId: string): Outcome | undefined => outcomes.get(orderId)

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

function remember(orderId: string, state: OrderState, asker: User | null): OrderState {
  if (state === 'pending') rememberOpenOrder(orderId, asker)
  else outcomes.set(orderId, state)
  return state
}

/** Reads the response to a status call of a provider, which was sent just now. */
async function readProviderStatus(
  { session }: Asker,
  orderId: string,
  response: Promise<v.InferOutput<typeof providerStatusSchema>>,
  stateOf: (flag: string) => OrderState = stateOfProviderFlag,
): Promise<OrderState> {
  const asker = session.get()
  return remember(orderId, stateOf((await response).status), asker)
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
export async function fetchPollingStatus(host: Asker, id: string, signal?: AbortSignal): Promise<OrderStatus> {
  const asker = host.session.get()
  const request = host.api.post(
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
    state: remember(id, stateOfPollingStatus(response.status), asker),
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
export const fetchPollingState = async (host: Asker, id: string, signal?: AbortSignal): Promise<OrderState> =>
  (await fetchPollingStatus(host, id, signal)).state

/** POST /sys/stripe/findOrder. */
export const findStripe = (host: Asker, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  readProviderStatus(host, orderId, host.api.post('/sys/stripe/findOrder', { orderId }, optionsOf(signal)))

/** POST /sys/payp/findOrder. */
export const findPayp = (host: Asker, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  readProviderStatus(host, orderId, host.api.post('/sys/payp/findOrder', { orderId }, optionsOf(signal)))

/** POST /sys/cash/findOrder: its two words mean the opposite of everybody else's (D14). */
export const findCash = (host: Asker, orderId: string, signal: AbortSignal): Promise<OrderState> =>
  readProviderStatus(
    host,
    orderId,
    host.api.post('/sys/cash/findOrder', { orderId }, optionsOf(signal)),
    stateOfCashAppFlag,
  )

/** An order of the PayPal-like provider, as its calls need it. */
export interface PaypalOrder {
  readonly bizId: string
  readonly cSite: string
}
/** POST /sys/paypal/findOrder. */
export const findPaypal = (host: Asker, order: PaypalOrder, signal: AbortSignal): Promise<OrderState> =>
  readProviderStatus(host, order.bizId, host.api.post('/sys/paypal/findOrder', { ...order }, optionsOf(signal)))

/** POST /sys/paypal/trigger: tells the provider that the player is done, before the first status request. */
export const triggerPaypal = (api: ApiService, order: PaypalOrder) =>
  api.post('/sys/paypal/trigger', { ...order }, { schema: v.unknown(), indicator: false })
