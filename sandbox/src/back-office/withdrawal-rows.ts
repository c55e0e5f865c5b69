import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { STATUS, type WithdrawalDetail } from '../withdrawals/tables.ts'
import { numberOf } from './form.ts'
import { isNamed, type ListQuery } from './list.ts'

export const SHOWN = 25

const { pending, canceled, rejected, passed, paying, payed, success, failed } = STATUS

/** The list's filters; the first one is the default. */
export const SHOWS: readonly { readonly id: string; readonly statuses: readonly number[] }[] = [
  { id: 'open', statuses: [pending, passed, paying, payed] },
  { id: 'pending', statuses: [pending] },
  { id: 'passed', statuses: [passed] },
  { id: 'paying', statuses: [paying, payed] },
  { id: 'done', statuses: [success] },
  { id: 'ended', statuses: [canceled, rejected, failed] },
  { id: 'all', statuses: Object.values(STATUS) },
]

const rowsOf = (ctx: Context) =>
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

export type Row = Awaited<ReturnType<typeof findRows>>[number]

/** A page of requests and one row more, newest first; `q` is part of a name or e-mail address, or a request number. */
export function findRows(ctx: Context, { show, q, page }: ListQuery) {
  const statuses = SHOWS.find(({ id }) => id === show)?.statuses ?? []
  return rowsOf(ctx)
    .where('withdrawals.status', 'in', [...statuses])
    .$if(q !== '', (query) => query.where((eb) => eb.or([isNamed(q), eb('withdrawals.id', '=', numberOf(q))])))
    .orderBy('withdrawals.id', 'desc')
    .limit(SHOWN + 1)
    .offset((page - 1) * SHOWN)
    .execute()
}

export const findRow = (ctx: Context, id: number) => rowsOf(ctx).where('withdrawals.id', '=', id).executeTakeFirst()

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
