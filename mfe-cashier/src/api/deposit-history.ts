import {
  amount,
  count,
  lenient,
  noneWhereRefused,
  syncServerTime,
  pageOf,
  reference,
  serverTime,
  text,
  time,
  type Page,
} from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import { rememberHasHistory } from '../hooks/use-has-history.ts'
import { coinFields, coinConfirmations } from './coin-amount.ts'

const receiptSchema = v.object({
  id: reference,
  method: text,
  methodName: text,
  currency: text,
  amount,
  asked: lenient(amount),
  status: count,
  createTime: time,
  card: lenient(v.string()),
  ...coinFields,
  /** When its coin address expires. */
  expiresAt: lenient(v.string()),
})
export type Receipt = v.InferOutput<typeof receiptSchema>

const pageSchema = v.object({ ...pageOf(receiptSchema).entries, serverTime })

const NONE: Page<Receipt> = { content: [], number: 0, size: 20, totalElements: 0, last: true }

/**
 * POST (JSON) /ext/deposit/page: the member's deposits, 20 a page, newest first; none if the operator has no such call
 * (D3). Throws ApiError.
 */
export async function depositPage(api: ApiService, pageNum: number, signal: AbortSignal): Promise<Page<Receipt>> {
  const page = await syncServerTime(
    api.post(
      '/ext/deposit/page',
      { pageNum, pageSize: 20 },
      { schema: pageSchema, encoding: 'json', indicator: false, signal },
    ),
  ).catch(noneWhereRefused)
  rememberHasHistory(page !== null)
  return page ?? NONE
}

/**
 * POST (JSON) /ext/deposit/resume: what is needed to show a pending deposit again; `payUrl` is empty for one that has
 * ended. Throws ApiError.
 */
export const resumeDeposit = (api: ApiService, id: string): Promise<KnownOrder> =>
  syncServerTime(api.post('/ext/deposit/resume', { id }, { schema: orderSchema, encoding: 'json' }))

const orderSchema = v.object({
  ...receiptSchema.entries,
  payUrl: text,
  address: text,
  serverTime,
  ...coinConfirmations,
  discountAmount: lenient(amount),
})
/** An order as the history knows it: enough to show the step after the order again. */
export type KnownOrder = v.InferOutput<typeof orderSchema>
