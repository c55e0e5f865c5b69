import { transactionPageSchema, type Page, type Transaction } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'

/** POST (JSON) /sys/member/transaction/page: the member's transactions, 20 a page, newest first. Throws ApiError. */
export function listTransactions(api: ApiService, pageNum: number, signal: AbortSignal): Promise<Page<Transaction>> {
  const body = { amount_GT: 0, pageNum, pageSize: 20, createTime_0: 'DESC' }
  return api.post('/sys/member/transaction/page', body, {
    schema: transactionPageSchema,
    encoding: 'json',
    indicator: false,
    signal,
  })
}
