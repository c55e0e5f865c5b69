import { isApiError } from '@croupier/shared/api'
import type { OrderState, OrderStatus } from '../../api/order-state.ts'
import { fetchPollingStatus, type Asker } from '../../api/order-status.ts'
import { providerStatusCallOf } from './state/provider-status-calls.ts'

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
  const ask = providerStatusCallOf(id)
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
