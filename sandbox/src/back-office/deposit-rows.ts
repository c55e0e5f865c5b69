import { sql, type SqlBool } from 'kysely'
import type { Context } from '../context.ts'
import type { DepositStatus } from '../payments/tables.ts'
import { isNamed, type ListQuery } from './list.ts'

export const PAGE_SIZE = 25

/** The list's filters; the first one is the default. */
export const FILTERS: readonly { readonly id: string; readonly status?: DepositStatus }[] = [
  { id: 'all' },
  { id: 'pending', status: 'pending' },
  { id: 'credited', status: 'succeeded' },
  { id: 'failed', status: 'failed' },
  { id: 'canceled', status: 'canceled' },
  { id: 'problem' },
]

const depositQuery = (ctx: Context) =>
  ctx.db
    .selectFrom('deposits')
    .innerJoin('members', 'members.id', 'deposits.memberId')
    .leftJoin('paymentMethods', 'paymentMethods.code', 'deposits.method')
    .selectAll('deposits')
    .select(['members.username', 'paymentMethods.name as methodName'])

export type DepositRow = Awaited<ReturnType<typeof findDeposits>>[number]

/**
 * Reports behind which there may be money that nobody has: refused ones, and payments of orders that had been paid
 * before. Coins are not among the latter: each one is credited, whenever it comes.
 */
const problems = (ctx: Context) =>
  ctx.db
    .selectFrom('paymentEvents')
    .innerJoin('deposits', 'deposits.id', 'paymentEvents.depositId')
    .where((eb) =>
      eb.or([
        eb('effect', '=', 'refused'),
        eb.and([
          eb('effect', '=', 'late'),
          eb('outcome', '=', 'paid'),
          sql<SqlBool>`deposits.detail -> 'coin' is null`,
        ]),
      ]),
    )

/** A page of deposits and one row more, newest first; `q` is part of a name or e-mail address, or an order number. */
export function findDeposits(ctx: Context, { filter, q, page }: ListQuery) {
  const { status } = FILTERS.find(({ id }) => id === filter) ?? {}
  return depositQuery(ctx)
    .$if(status !== undefined, (query) => query.where('deposits.status', '=', status!))
    .$if(filter === 'problem', (query) => query.where('deposits.id', 'in', problems(ctx).select('depositId')))
    .$if(q !== '', (query) => query.where((eb) => eb.or([isNamed(q), eb('deposits.id', '=', q.toUpperCase())])))
    .orderBy('deposits.createdAt', 'desc')
    .orderBy('deposits.id')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
}

/** A deposit by its order number, with its member's and its method's name. */
export const findDeposit = (ctx: Context, id: string) =>
  depositQuery(ctx).where('deposits.id', '=', id).executeTakeFirst()

/** The number of deposits under each of the list's filters. */
export async function countByFilter(ctx: Context): Promise<ReadonlyMap<string, number>> {
  const count = sql<number>`count(*)::int`.as('count')
  const [rows, withProblem] = await Promise.all([
    ctx.db.selectFrom('deposits').select(['status', count]).groupBy('status').execute(),
    problems(ctx)
      .select(sql<number>`count(distinct deposit_id)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const counts = new Map(rows.map((row) => [row.status, row.count]))
  const all = rows.reduce((sum, row) => sum + row.count, 0)
  return new Map(
    FILTERS.map(({ id, status }) => [id, status ? (counts.get(status) ?? 0) : id === 'all' ? all : withProblem.count]),
  )
}

/** The reports about an order, newest first. */
export const reportsOf = (ctx: Context, depositId: string) =>
  ctx.db
    .selectFrom('paymentEvents')
    .selectAll()
    .where('depositId', '=', depositId)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
