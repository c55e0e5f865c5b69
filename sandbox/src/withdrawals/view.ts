import type { Context } from '../context.ts'
import { formatMoney } from '../ledger/index.ts'
import { nameOfMethod } from './methods.ts'
import type { Withdrawal } from './tables.ts'

export interface Step {
  readonly status: number
  readonly reason: string
  readonly createdAt: Date
}

/** A cash-out as the history shows it, with its method's name in the caller's language; never the account details. */
export function withdrawalView(withdrawal: Withdrawal, language: string, steps: readonly Step[] = []) {
  return {
    id: withdrawal.id,
    createTime: withdrawal.createdAt,
    currency: withdrawal.currency,
    amount: formatMoney(withdrawal.amount, withdrawal.currency),
    status: withdrawal.status,
    method: withdrawal.method,
    methodName: nameOfMethod(withdrawal.method, language),
    steps: steps.map(({ status, reason, createdAt }) => ({ status, reason, createTime: createdAt })),
  }
}

/** The steps of several cash-outs, each in chronological order; one query for a whole page. */
export async function stepsOf(ctx: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Step[]>()
  const rows = await ctx.db
    .selectFrom('withdrawalSteps')
    .selectAll()
    .where('withdrawalId', 'in', [...ids])
    .orderBy('createdAt')
    .orderBy('status')
    .execute()
  return Map.groupBy(rows, (row) => row.withdrawalId)
}
