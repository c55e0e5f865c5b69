import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { STATUS, type WithdrawalDetail } from '../withdrawals/tables.ts'
import { numberOf } from './form.ts'
import { isNamed, type ListQuery } from './list.ts'

export const PAGE_SIZE = 25

const { pending, canceled, rejected, passed, paying, payed, success, failed } = STATUS

/** The list's filters; the first one is the default. */
export const FILTERS: readonly { readonly id: string; readonly statuses: readonly number[] }[] = [
  { id: 'open', statuses: [pending, passed, paying, payed] },
  { id: 'pending', statuses: [pending] },
  { id: 'passed', statuses: [passed] },
  { id: 'paying', statuses: [paying, payed] },
  { id: 'done', statuses: [success] },
  { id: 'ended', statuses: [canceled, rejected, failed] },
  { id: 'all', statuses: Object.values(STATUS) },
]

const withdrawalQuery = (ctx: Context) =>
  ctx.db
    .selectFrom('withdrawals')
    .innerJoin('members', 'members.id', 'withdrawals.memberId')
    .selectAll('withdrawals')
    .select([
      'members.username',
      'members.enabled',
      'members.blocked',
      'members.idcardProofStatus',
      'members.paymentProofStatus',
    ])

export type WithdrawalRow = Awaited<ReturnType<typeof findWithdrawals>>[number]

/** A page of requests and one row more, newest first; `q` is part of a name or e-mail address, or a request number. */
export function findWithdrawals(ctx: Context, { filter, q, page }: ListQuery) {
  const statuses = FILTERS.find(({ id }) => id === filter)?.statuses ?? []
  return withdrawalQuery(ctx)
    .where('withdrawals.status', 'in', [...statuses])
    .$if(q !== '', (query) => query.where((eb) => eb.or([isNamed(q), eb('withdrawals.id', '=', numberOf(q))])))
    .orderBy('withdrawals.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
}

/** A cash-out by its number, with what decides about its next step. */
export const findWithdrawal = (ctx: Context, id: number) =>
  withdrawalQuery(ctx).where('withdrawals.id', '=', id).executeTakeFirst()

/** The number of requests in each status. */
export async function countByStatus(ctx: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.db
    .selectFrom('withdrawals')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Where the money goes, in one line. */
export function payTo({ routingNumber, accountNumber, accountName, email, payoutData }: WithdrawalDetail): string {
  const parts = [accountName, routingNumber, accountNumber, email, payoutData?.accountName, payoutData?.toAccount]
  return parts.filter(Boolean).join(' · ')
}
