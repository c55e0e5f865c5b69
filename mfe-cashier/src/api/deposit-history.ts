import { amount, count, pageOf, reference, text, time } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import { coinAmount } from './coin-amount.ts'
import { noteServerTime, serverTime } from './server-time.ts'

const receiptSchema = v.object({
  id: reference,
  method: text,
  methodName: text,
  currency: text,
  amount,
  status: count,
  createTime: time,
  card: v.nullish(v.string()),
})
export type Receipt = v.InferOutput<typeof receiptSchema>

const pageSchema = v.object({ ...pageOf(receiptSchema).entries, serverTime })

/** The member's deposits, newest first. An operator without the call has no history (D3). */
export const depositPage = async (api: ApiService, pageNum: number, signal: AbortSignal) =>
  noteServerTime(
    await api.post(
      '/ext/deposit/page',
      { pageNum, pageSize: 20 },
      { schema: pageSchema, encoding: 'json', indicator: false, signal },
    ),
  )

/** What is needed to show a pending deposit again; `payUrl` is empty for one that has ended. */
export const resumeDeposit = async (api: ApiService, id: string): Promise<KnownOrder> =>
  noteServerTime(await api.post('/ext/deposit/resume', { id }, { schema: orderSchema, encoding: 'json' }))

const orderSchema = v.object({
  ...receiptSchema.entries,
  payUrl: text,
  coin: text,
  coinAmount: v.nullish(coinAmount),
  address: text,
  expiresAt: v.nullish(v.string()),
  serverTime,
  coinReceived: v.nullish(coinAmount),
  confirmations: v.nullish(count),
  discountAmount: v.nullish(amount),
})
/** An order as the history knows it: enough to show again what came after it. */
export type KnownOrder = v.InferOutput<typeof orderSchema>
