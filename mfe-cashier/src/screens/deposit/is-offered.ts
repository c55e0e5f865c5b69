import type { Receipt } from '../../api/deposit-history.ts'
import { serverNow } from '../../api/server-time.ts'
import { fromNumber } from '../../api/verdict.ts'
import { methodOf } from '../../methods/index.ts'

/** How long a deposit that was not finished is offered in the chooser; the history offers it for ever. */
const OFFERED_MS = 60 * 60 * 1000

/** Whether the chooser offers to go on with an order: one that is open, and young by the server's clock. */
export const isOffered = ({ status, createTime, method }: Receipt): boolean =>
  fromNumber(status) === 'pending' &&
  methodOf(method) !== undefined &&
  serverNow() - Date.parse(createTime) < OFFERED_MS
