import { pageOf } from '../api/page.ts'
import type { Context } from '../context.ts'
import { stepsOf, withdrawalView } from './view.ts'

interface WithdrawalQuery {
  /** The statuses to list; empty for all. */
  readonly status_IN: readonly number[]
  /** Counts from 1. */
  readonly pageNum: number
  readonly pageSize: number
  readonly language: string
}

/** A page of a member's cash-outs with their steps, newest first. */
export async function listWithdrawals(
  ctx: Context,
  memberId: number,
  { status_IN, pageNum, pageSize, language }: WithdrawalQuery,
) {
  const cashouts = ctx.db
    .selectFrom('withdrawals')
    .where('memberId', '=', memberId)
    .$if(status_IN.length > 0, (query) => query.where('status', 'in', [...status_IN]))
  const rows = await cashouts
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const { count } = await cashouts.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  const steps = await stepsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const views = rows.map((row) => withdrawalView(row, language, steps.get(row.id)))
  return pageOf(views, Number(count), pageNum, pageSize)
}
