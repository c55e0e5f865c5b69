import {
  cashoutMethodSchema,
  markCashoutsSeen,
  shownCashout,
  shownCashouts,
  withdrawalSchema,
  withdrawConfigSchema,
  type Page,
  type Withdrawal,
} from '@croupier/shared/api'
import type { ApiService, ScreenFrame } from '@croupier/shared/host'
import * as v from 'valibot'

/** What a cash-out asks for (games-and-cashier.md 3, withdraw request). `amount` is a decimal text. */
export interface WithdrawRequest {
  readonly amount: string
  readonly paymentMethod: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly accountName: string
  readonly email: string
  readonly payoutData: { readonly accountName: string; readonly toAccount: string }
  /** File ids joined by commas; empty where none was sent. */
  readonly idcardProofId: string
  readonly idcardHoldProofId: string
  readonly addressProofId: string
  readonly paymentProofId: string
  readonly type: 0
}

/** POST /sys/member/withdraw/config: the figures that the form checks against. */
export const readWithdrawConfig = (api: ApiService, signal?: AbortSignal) =>
  api.post('/sys/member/withdraw/config', {}, { schema: withdrawConfigSchema, indicator: false, signal })

/** POST /base/cashoutPaymentMethod/listAll: the enabled methods, in the operator's order. */
export const listCashoutMethods = (api: ApiService, signal?: AbortSignal) =>
  api.post(
    '/base/cashoutPaymentMethod/listAll',
    { enabled: 1 },
    { schema: v.array(cashoutMethodSchema), indicator: false, signal },
  )

/** An operator may answer a request with the withdrawal, or with nothing at all. */
const appliedSchema = v.fallback(v.nullable(withdrawalSchema), null)

/** POST (JSON) /sys/withdraw/apply. The same key is one cash-out, however often it is sent. */
export const applyWithdrawal = (api: ApiService, request: WithdrawRequest, idempotencyKey: string) =>
  api.post('/sys/withdraw/apply', { ...request }, { schema: appliedSchema, encoding: 'json', idempotencyKey })

/**
 * POST (JSON) /sys/withdraw/listPage, for a list shown in this frame: 20 a page, newest first; `statuses` keeps only
 * those (D7).
 */
export function listWithdrawals(
  api: ApiService,
  frame: ScreenFrame,
  memberId: number,
  pageNum: number,
  statuses: readonly number[],
  signal?: AbortSignal,
): Promise<Page<Withdrawal>> {
  const only = statuses.length > 0 ? { status_IN: statuses.join(',') } : {}
  const body = { memberId, pageNum, pageSize: 20, createTime_0: 'DESC', ...only }
  const options = { schema: shownCashouts, encoding: 'json', indicator: false, signal } as const
  return markCashoutsSeen(frame, api.post('/sys/withdraw/listPage', body, options), ({ content }) => content)
}

/** POST /sys/withdraw/find (D4), for a page shown in this frame: one of the member's own withdrawals. */
export function findWithdrawal(
  api: ApiService,
  frame: ScreenFrame,
  id: string,
  signal?: AbortSignal,
): Promise<Withdrawal> {
  const options = { schema: shownCashout, indicator: false, signal }
  return markCashoutsSeen(frame, api.post('/sys/withdraw/find', { id }, options), (found) => [found])
}
