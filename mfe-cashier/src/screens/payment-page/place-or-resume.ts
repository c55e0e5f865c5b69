import { isRefusal } from '@croupier/shared/api'
import type { Host } from '@croupier/shared/host'
import { resumeDeposit } from '../../api/deposit-history.ts'
import { orderPage } from '../../api/orders.ts'
import { paymentAddress } from '../../payment/windows/pay-window.ts'
import { claimKey } from './order-key.ts'
import type { OrderingProvider } from './pages.ts'
import { entityOf, type Query } from './query.ts'

/** Places the order that a page's query asks for: its number, and the address where it is paid. Throws ApiError. */
export const placeOrder = ({ api, session }: Host, provider: OrderingProvider, query: Query) =>
  orderPage(api, provider, entityOf(query), claimKey({ provider, query, session }))

/**
 * The address where a pending order is paid; '' if the order has ended. Without an order, and for an operator without
 * that call (D3), it is the query's. Throws ApiError.
 */
export async function payUrlOfOrder(host: Host, orderId: string | null, query: Query): Promise<string> {
  if (!orderId) return payUrlOfQuery(host, query)
  return resumeDeposit(host.api, orderId).then(
    (order) => order.payUrl,
    (error: unknown) => {
      const payUrl = isRefusal(error) ? payUrlOfQuery(host, query) : ''
      if (payUrl) return payUrl
      throw error
    },
  )
}

/** The query's `payUrl`, unless it is an address of ours: that would be opened as if our own code had named it. */
function payUrlOfQuery(host: Host, { payUrl = '' }: Query): string {
  const site = new URL(host.navigation.absolute('/')).origin
  return paymentAddress(host, payUrl)?.origin === site ? '' : payUrl
}
