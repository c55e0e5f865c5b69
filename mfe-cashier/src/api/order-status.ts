/**
 * The status of an order: from pollingStatus and from the status calls of single providers (games-and-cashier.md 4).
 * Each call throws ApiError.
 */
import { amount, count, lenient, serverTime, syncServerTime, text } from '@croupier/shared/api'
import type { ApiService, Host } from '@croupier/shared/host'
import * as v from 'valibot'
import { rememberState, rememberSuccess } from '../payment/order/state/known-orders.ts'
import { coinFields, coinConfirmations } from './coin-amount.ts'
import {
  stateOfPollingStatus,
  stateOfProviderFlag,
  stateOfCashAppFlag,
  type OrderState,
  type OrderStatus,
} from './order-state.ts'

const providerStatusSchema = v.object({
  /** A missing status reads as '', which is pending. */
  status: v.pipe(v.nullish(v.union([v.string(), v.boolean(), v.number()]), ''), v.transform(String)),
})

/** What an order's state is asked with: the answer is remembered for the session's member. */
export type Asker = Pick<Host, 'api' | 'session'>

/** Reads the response to a status call of a provider, which was sent just now. */
async function readProviderStatus(
  { session }: Asker,
  orderId: string,
  response: Promise<v.InferOutput<typeof providerStatusSchema>>,
  stateOf: (flag: string) => OrderState = stateOfProviderFlag,
): Promise<OrderState> {
  const asker = session.get()
  const state = stateOf((await response).status)
  rememberState(orderId, state, asker)
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
    state: stateOfPollingStatus(response.status),
    amount: response.amount ?? undefined,
    currency: response.currency ?? '',
    coin: response.coin ?? '',
    coinAmount: response.coinAmount ?? undefined,
    coinReceived: response.coinReceived ?? undefined,
    confirmations: response.confirmations ?? undefined,
    confirmationsNeeded: response.confirmationsNeeded ?? undefined,
    expiresAt: response.expiresAt ?? undefined,
  }
  rememberState(id, status.state, asker)
  rememberSuccess(id, status)
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
