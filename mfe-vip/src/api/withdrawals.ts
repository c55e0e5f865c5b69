import { pageOf, withdrawalSchema, type Page, type Withdrawal } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** POST (JSON) /sys/withdraw/listPage: 20 a page, newest first. */
export function listWithdrawals(
  api: ApiService,
  memberId: number,
  pageNum: number,
  signal?: AbortSignal,
): Promise<Page<Withdrawal>> {
  const body = { memberId, pageNum, pageSize: 20, createTime_0: 'DESC' }
  const options = { schema: pageOf(withdrawalSchema), encoding: 'json', indicator: false, signal } as const
  return api.post('/sys/withdraw/listPage', body, options)
}

/** POST /sys/withdraw/cancel: takes a pending one back; the amount returns to the balance. */
export async function cancelWithdrawal(api: ApiService, id: number): Promise<void> {
  await api.post('/sys/withdraw/cancel', { id }, { schema: v.unknown() })
}
