import type { Host, ParamsOf } from '@croupier/shared/host'
import { isOrderId } from '@croupier/shared/payments'
import type { usePoll } from '@croupier/shared/polling'
import { fetchPollingState, findPaypal, triggerPaypal } from '../../api/order-status.ts'
import { PAYPAL_POLL } from '../../methods/paypal/poll.ts'
import { rememberProviderStatusCall } from '../../payment/order/state/provider-status-calls.ts'
import { RETURN_POLL, watchRule } from '../../payment/order/watch.ts'
import type { PageRule } from './pages.ts'
import { orderIdOf, siteOf } from './query.ts'

/** What a page reports of its order; without a status it is the query's. */
interface CheckedOrder {
  readonly payStatus: PageRule['payStatus']
  readonly status?: string
  readonly orderId?: string
}

interface CheckInput {
  readonly host: Host
  readonly poll: ReturnType<typeof usePoll>
  readonly params: ParamsOf<'paymentPage'>
  readonly isMounted: () => boolean
}

/**
 * Polls the status of a page's order: by the PayPal-like provider's call on its processing page, else by pollingStatus.
 * Null if the page was closed meanwhile.
 */
export async function checkOrder({ host, poll, params, isMounted }: CheckInput): Promise<CheckedOrder | null> {
  const { provider, page, query } = params
  const bizId = query['biz_id']
  const order = { bizId: bizId ?? '', cSite: siteOf(host, query) }
  const isPaypal = provider === 'paypal' && page === 'processing' && isOrderId(bizId)
  if (isPaypal) await triggerPaypal(host.api, order).catch(() => undefined)
  if (!isMounted()) return null
  const orderId = isPaypal ? bizId : orderIdOf(query)
  if (!orderId) return { payStatus: 'payReturn' }
  // The error result requests the status itself (D25).
  if (/fail/i.test(query['status'] ?? '')) return { payStatus: 'payError', status: 'fail', orderId }
  const statusCall = (signal: AbortSignal) => findPaypal(host, order, signal)
  if (isPaypal) rememberProviderStatusCall(orderId, statusCall)
  const { outcome } = isPaypal
    ? await poll.start(watchRule(PAYPAL_POLL, statusCall))
    : await poll.start(watchRule(RETURN_POLL, (signal) => fetchPollingState(host, orderId, signal)))
  if (outcome === 'stopped') return null
  const payStatus = outcome === 'canceled' ? 'payCancel' : outcome === 'succeeded' ? 'payReturn' : 'payError'
  return { payStatus, status: outcome, orderId }
}
