import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Kind } from './kinds.ts'
import { formatMoney } from './money.ts'
import type { Currency } from './money.ts'

export interface HistoryFilter {
  kinds?: Kind[] | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** A member's transactions that moved their cash, within a filter; the indexes of migration 002 serve it. */
function found(db: Kysely<Database>, memberId: number, filter: HistoryFilter) {
  let query = db.selectFrom('ledgerTransactions').where('memberId', '=', memberId).where('delta', '!=', 0n)
  if (filter.kinds?.length) query = query.where('kind', 'in', filter.kinds)
  if (filter.from) query = query.where('createdAt', '>=', filter.from)
  if (filter.to) query = query.where('createdAt', '<', filter.to)
  return query
}

/**
 * One page of a member's transactions, newest first. `amount` has no sign, as the specification's has none:
 * balanceBefore and balanceAfter say which way it went.
 */
export async function transactionPage(
  db: Kysely<Database>,
  memberId: number,
  filter: HistoryFilter,
  page: { limit: number; offset: number },
) {
  const rows = await found(db, memberId, filter)
    .select([
      'id',
      'kind',
      'currency',
      'delta',
      'balanceBefore',
      'balanceAfter',
      'reference',
      'meta',
      'createdAt',
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => {
    const currency = row.currency as Currency
    return {
      id: row.id,
      createTime: row.createdAt,
      type: row.kind,
      currency,
      amount: formatMoney(row.delta < 0n ? -row.delta : row.delta, currency),
      balanceBefore: formatMoney(row.balanceBefore, currency),
      balanceAfter: formatMoney(row.balanceAfter, currency),
      reference: row.reference,
      gameName: row.meta.gameName ?? null,
    }
  })
}

/** How many there are in all. Without a filter it is the length of the account's chain: one indexed row. */
export async function transactionCount(
  db: Kysely<Database>,
  memberId: number,
  filter: HistoryFilter,
): Promise<number> {
  if (!filter.kinds?.length && !filter.from && !filter.to) {
    const last = await db
      .selectFrom('ledgerEntries as entry')
      .innerJoin('ledgerAccounts as account', 'account.id', 'entry.accountId')
      .select('entry.seq')
      .where('account.code', '=', `member:${memberId}:cash`)
      .orderBy('entry.seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last?.seq ?? 0
  }
  const { count } = await found(db, memberId, filter)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Money in, money out and the count of each kind within a filter, in signed minor units. */
export async function sumByKind(db: Kysely<Database>, memberId: number, filter: HistoryFilter) {
  const rows = await found(db, memberId, filter)
    .select([
      'kind',
      (eb) => eb.fn.countAll<bigint>().as('count'),
      (eb) => eb.fn.sum<string>('delta').as('sum'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({ kind: row.kind, count: Number(row.count), sum: BigInt(row.sum) }))
}
