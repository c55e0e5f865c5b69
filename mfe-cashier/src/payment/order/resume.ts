import type { Host } from '@croupier/shared/host'
import { resumeDeposit, type Receipt } from '../../api/deposit-history.ts'
import { stateOfPollingStatus } from '../../api/order-state.ts'
import { rememberOpenOrder } from './state/known-orders.ts'
import { rememberStatusCallOfStep } from './state/provider-status-calls.ts'
import { rememberOrderAmount } from './state/order-amounts.ts'
import { markOrderSeen } from './state/seen-orders.ts'
import type { Method, NextStep } from '../method.ts'

/** Opens the dialog of a pending deposit as it was left: frame, code and address, or window. */
export function resumePayment(host: Host, { id, method }: Receipt): void {
  host.screens.open('depositMethod', { code: method, orderId: id }, { replace: true })
}

/** The next step of a pending order; null if it has ended meanwhile, or cannot be continued. Throws ApiError. */
export async function resumeOrder(host: Host, method: Method, orderId: string): Promise<NextStep | null> {
  const asker = host.session.get()
  const order = await resumeDeposit(host.api, orderId)
  markOrderSeen(order)
  rememberOrderAmount(orderId, order)
  if (stateOfPollingStatus(order.status) !== 'pending') return null
  rememberOpenOrder(orderId, asker)
  if (method.resume) {
    const next = await method.resume(host, order)
    rememberStatusCallOfStep(next)
    return next
  }
  return order.payUrl ? { kind: 'window', url: order.payUrl, orderId } : null
}
