import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { AccountRef } from './accounts.ts'
import type { Currency } from './money.ts'

interface Tail {
  seq: number
  balance: bigint
}

/**
 * Locks the accounts' rows until the transaction ends, always in the order of their ids, so that two
 * postings never deadlock. Creates missing accounts. Returns account code -> id.
 */
export async function lockAccounts(
  trx: Transaction<Database>,
  refs: AccountRef[],
  currency: Currency,
): Promise<Map<string, number>> {
  const read = () =>
    trx
      .selectFrom('ledgerAccounts')
      .select(['id', 'code'])
      .where('currency', '=', currency)
      .where(
        'code',
        'in',
        refs.map((ref) => ref.code),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
  let rows = await read()
  if (rows.length < refs.length) {
    await trx
      .insertInto('ledgerAccounts')
      .values(refs.map((ref) => ({ ...ref, currency })).sort((a, b) => a.code.localeCompare(b.code)))
      .onConflict((conflict) => conflict.columns(['code', 'currency']).doNothing())
      .execute()
    rows = await read()
  }
  return new Map(rows.map((row) => [row.code, row.id]))
}

/** The last link of each account's chain. A separate statement, because it must read after the lock was taken. */
export async function readTails(db: Kysely<Database>, accountIds: number[]): Promise<Map<number, Tail>> {
  const { rows } = await sql<{ accountId: number; seq: number; balance: bigint }>`
    select a.id as account_id, t.seq, t.balance_after as balance
    from unnest(${sql.lit(`{${accountIds.join(',')}}`)}::int[]) as a(id)
    cross join lateral (
      select e.seq, e.balance_after from ledger_entries e
      where e.account_id = a.id order by e.seq desc limit 1
    ) t`.execute(db)
  return new Map(rows.map((row) => [row.accountId, { seq: row.seq, balance: row.balance }]))
}
