import {
  gameHistoryItemSchema,
  pageOf,
  markCashoutsSeen,
  shownCashouts,
  transactionPageSchema,
  type GameHistoryItem,
  type Page,
  type Transaction,
  type Withdrawal,
} from '@croupier/shared/api'
import type { ApiService, ScreenFrame } from '@croupier/shared/host'
import * as v from 'valibot'

/** games-and-cashier.md 9: 20 a page in every history. */
const paging = (pageNum: number, pageSize = 20) => ({ pageNum, pageSize, createTime_0: 'DESC' })
const jsonWithoutIndicator = { encoding: 'json', indicator: false } as const

/** Filter of the transaction history: comma-separated types, and a time range (ISO), its end excluded. */
export interface TransactionFilter {
  readonly type_IN?: string
  readonly createTime_GTE?: string
  readonly createTime_LT?: string
}

/**
 * POST (JSON) /sys/member/transaction/page, newest first. A page that reaches rows older than the filter's start is
 * marked as the last: no later row can match, even where the server ignores the filter (D52).
 */
export async function listTransactions(
  api: ApiService,
  filter: TransactionFilter,
  pageNum: number,
  signal?: AbortSignal,
  pageSize?: number,
): Promise<Page<Transaction>> {
  const body = { amount_GT: 0, ...filter, ...paging(pageNum, pageSize) }
  const page = await api.post('/sys/member/transaction/page', body, {
    ...jsonWithoutIndicator,
    schema: transactionPageSchema,
    signal,
  })
  const oldest = page.content.at(-1)
  const isPast = !!oldest && Date.parse(oldest.createTime) < Date.parse(filter.createTime_GTE ?? '')
  return isPast ? { ...page, last: true } : page
}

const summarySchema = v.object({ moneyIn: v.string(), moneyOut: v.string(), netResult: v.string(), count: v.number() })

/** /ext/transaction/summary: what came in, went out, and what the games alone brought or cost (D3). */
export function readSummary(api: ApiService, filter: TransactionFilter, signal?: AbortSignal) {
  return api.post('/ext/transaction/summary', { ...filter }, { ...jsonWithoutIndicator, schema: summarySchema, signal })
}

const gameHistoryPage = pageOf(v.object({ ...gameHistoryItemSchema.entries, historyId: v.optional(v.unknown()) }))
export type PlayedGame = GameHistoryItem & { readonly historyId?: unknown }

/** POST /sys/game/history/page: the games that were played, newest first. */
export function listPlayedGames(api: ApiService, pageNum: number, signal?: AbortSignal): Promise<Page<PlayedGame>> {
  const body = { amount_GT: 0, ...paging(pageNum) }
  return api.post('/sys/game/history/page', body, { indicator: false, schema: gameHistoryPage, signal })
}

/**
 * POST (JSON) /sys/withdraw/listPage, for a list of this frame that shows the cash-outs: they count as seen
 * (`markCashoutsSeen`).
 */
export function listWithdrawals(
  api: ApiService,
  frame: ScreenFrame,
  memberId: number,
  pageNum: number,
  signal?: AbortSignal,
): Promise<Page<Withdrawal>> {
  const body = { memberId, ...paging(pageNum) }
  const options = { ...jsonWithoutIndicator, schema: shownCashouts, signal }
  return markCashoutsSeen(frame, api.post('/sys/withdraw/listPage', body, options), ({ content }) => content)
}

/** POST /sys/withdraw/cancel: a pending one only; the amount comes back. */
export async function cancelWithdrawal(api: ApiService, id: number): Promise<void> {
  await api.post('/sys/withdraw/cancel', { id }, { schema: v.unknown() })
}
