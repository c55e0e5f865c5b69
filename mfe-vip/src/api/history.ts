import {
  amount,
  count,
  gameHistoryItemSchema,
  pageOf,
  reference,
  text,
  transactionSchema,
  type Page,
  type Transaction,
} from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** Which transactions: types with commas between (empty: all), ISO times. */
export interface TransactionFilter {
  readonly types: string
  /** ISO text; empty: from the beginning. */
  readonly from: string
}

const filterFields = ({ types, from }: TransactionFilter) => ({
  ...(types ? { type: types } : {}),
  ...(from ? { createTime_GTE: from } : {}),
})

/** POST (JSON) /sys/member/transaction/page: newest first. */
export function listTransactions(
  api: ApiService,
  filter: TransactionFilter,
  page: { pageNum: number; pageSize: number; signal?: AbortSignal },
): Promise<Page<Transaction>> {
  const { pageNum, pageSize, signal } = page
  const body = { amount_GT: 0, pageNum, pageSize, createTime_0: 'DESC', ...filterFields(filter) }
  const options = { schema: pageOf(transactionSchema), encoding: 'json', indicator: false, signal } as const
  return api.post('/sys/member/transaction/page', body, options)
}

const summarySchema = v.object({ count, moneyIn: amount, moneyOut: amount, netResult: amount })
export type TransactionSummary = v.InferOutput<typeof summarySchema>

/** POST (JSON) /ext/transaction/summary: what a time brought. An operator without it refuses (D3). */
export function summariseTransactions(
  api: ApiService,
  filter: TransactionFilter,
  signal?: AbortSignal,
): Promise<TransactionSummary> {
  const options = { schema: summarySchema, encoding: 'json', indicator: false, signal } as const
  return api.post('/ext/transaction/summary', filterFields(filter), options)
}

const playedSchema = v.object({
  ...gameHistoryItemSchema.entries,
  /** The sitting's own id; operators that send none are told apart by game and time. */
  historyId: v.optional(reference),
  vendor: text,
})
export type PlayedGame = v.InferOutput<typeof playedSchema>

/** POST /sys/game/history/page: games played for money, 20 a page, newest first. */
export function listPlayedGames(api: ApiService, pageNum: number, signal?: AbortSignal): Promise<Page<PlayedGame>> {
  const body = { amount_GT: 0, pageNum, pageSize: 20, createTime_0: 'DESC' }
  return api.post('/sys/game/history/page', body, { schema: pageOf(playedSchema), indicator: false, signal })
}
