import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { cash } from './accounts.ts'
import { lastEntry } from './balance.ts'
import type { Kind } from './kinds.ts'
import { formatMoney } from './money.ts'
import type { Currency } from './money.ts'

export interface HistoryFilter {
  kinds?: Kind[] | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** A member's transactions that moved their cash, filtered; the indexes of migrations 002 and 007 serve this query. */
function found(db: Kysely<Database>, memberId: number, filter: HistoryFilter) {
  let query = db.selectFrom('ledgerTransactions as tx').where('tx.memberId', '=', memberId).where('tx.delta', '!=', 0n)
  if (filter.kinds?.length) query = query.where('tx.kind', 'in', filter.kinds)
  if (filter.from) query = query.where('tx.createdAt', '>=', filter.from)
  if (filter.to) query = query.where('tx.createdAt', '<', filter.to)
  return query
}

const COLUMNS = [
  'tx.id',
  'tx.kind',
  'tx.currency',
  'tx.delta',
  'tx.balanceBefore',
  'tx.balanceAfter',
  'tx.reference',
  'tx.meta',
  'tx.createdAt',
] as const

/**
 * One page of a member's transactions, newest first, and their total count. `amount` is unsigned, as in the
 * specification: balanceBefore and balanceAfter show whether money came in or went out.
 */
export async function transactionPage(
  db: Kysely<Database>,
  member: { id: number; currency: Currency },
  filter: HistoryFilter,
  page: { limit: number; offset: number },
) {
  const plain = !filter.kinds?.length && !filter.from && !filter.to
  const { rows, total } = plain ? await wholeChain(db, member, page) : await filtered(db, member.id, filter, page)
  return { rows: rows.map(viewOf), total }
}

/** Without a filter a page is a range of `seq` in the cash account's chain: the last page is as fast as the first. */
async function wholeChain(
  db: Kysely<Database>,
  member: { id: number; currency: Currency },
  page: { limit: number; offset: number },
) {
  const last = await lastEntry(db, cash(member.id), member.currency)
  if (!last) return { rows: [], total: 0 }
  const rows = await db
    .selectFrom('ledgerEntries as entry')
    .innerJoin('ledgerTransactions as tx', 'tx.id', 'entry.transactionId')
    .select(COLUMNS)
    .where('entry.accountId', '=', last.accountId)
    .where('entry.seq', '<=', last.seq - page.offset)
    .where('entry.seq', '>', last.seq - page.offset - page.limit)
    .orderBy('entry.seq', 'desc')
    .execute()
  return { rows, total: last.seq }
}

/**
 * A page of the transactions that match a filter. Their ids come from an index-only scan that starts at the nearer end
 * of the list; full rows are fetched for this page only.
 */
async function filtered(
  db: Kysely<Database>,
  memberId: number,
  filter: HistoryFilter,
  page: { limit: number; offset: number },
) {
  const { count } = await found(db, memberId, filter)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const limit = Math.min(page.limit, total - page.offset)
  if (limit <= 0) return { rows: [], total }
  const isLate = page.offset > total / 2
  const direction = isLate ? 'asc' : 'desc'
  const ids = found(db, memberId, filter)
    .select('tx.id')
    .orderBy('tx.createdAt', direction)
    .orderBy('tx.id', direction)
    .limit(limit)
    .offset(isLate ? total - page.offset - limit : page.offset)
  const rows = await db
    .selectFrom('ledgerTransactions as tx')
    .select(COLUMNS)
    .where('tx.id', 'in', ids)
    .orderBy('tx.createdAt', 'desc')
    .orderBy('tx.id', 'desc')
    .execute()
  return { rows, total }
}

type Row = Awaited<ReturnType<typeof wholeChain>>['rows'][number]

function viewOf(row: Row) {
  const currency = row.currency
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
}

/**
 * Money in, money out, their sum and the count of each kind within a filter, in signed minor units. In and out are
 * summed apart: a bonus that was taken back is of the same kind as the bonus, and the two would cancel each other out.
 */
export async function sumByKind(db: Kysely<Database>, memberId: number, filter: HistoryFilter) {
  const rows = await found(db, memberId, filter)
    .select(({ fn }) => [
      'kind',
      fn.countAll<bigint>().as('count'),
      fn.sum<string>('delta').as('sum'),
      fn.sum<string | null>('delta').filterWhere('delta', '>', 0n).as('moneyIn'),
      fn.sum<string | null>('delta').filterWhere('delta', '<', 0n).as('moneyOut'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, count, sum, moneyIn, moneyOut }) => ({
    kind,
    count: Number(count),
    sum: BigInt(sum),
    moneyIn: BigInt(moneyIn ?? 0),
    moneyOut: BigInt(moneyOut ?? 0),
  }))
}
