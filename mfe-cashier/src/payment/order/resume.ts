import type { Host } from '@croupier/shared/host'
import { resumeDeposit, type Receipt } from '../../api/deposit-history.ts'
import { fromNumber } from '../../api/verdict.ts'
import { noteStep } from './order-questions.ts'
import { noteSum } from './order-sums.ts'
import { seeOrder } from './seen-orders.ts'
import type { Method, NextStep } from '../types.ts'

/** Opens the dialog of a pending deposit as it was left: frame, code and address, or window. */
export function goOnPaying(host: Host, { id, method }: Receipt): void {
  host.screens.open('depositMethod', { code: method, orderId: id }, { replace: true })
}

/** The next step of a pending order; null if it has ended meanwhile, or cannot be continued. Throws ApiError. */
export async function resume(host: Host, method: Method, orderId: string): Promise<NextStep | null> {
  const order = await resumeDeposit(host.api, orderId)
  seeOrder(order)
  noteSum(orderId, order)
  if (fromNumber(order.status) !== 'pending') return null
  if (method.resume) {
    const next = await method.resume(host, order)
    noteStep(next)
    return next
  }
  return order.payUrl ? { kind: 'window', url: order.payUrl, orderId } : null
}
