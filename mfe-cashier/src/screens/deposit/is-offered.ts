import { serverNow } from '@croupier/shared/api'
import type { Receipt } from '../../api/deposit-history.ts'
import { canResume } from '../../payment/order/can-resume.ts'

/** How long a deposit that was not finished is offered in the chooser; the history offers it for as long as it may be paid. */
const OFFERED_MS = 60 * 60 * 1000

/** Whether the chooser offers to resume an order: one that may still be paid, and is recent by the server's clock. */
export const isOffered = (order: Receipt): boolean =>
  canResume(order) && serverNow() - Date.parse(order.createTime) < OFFERED_MS
