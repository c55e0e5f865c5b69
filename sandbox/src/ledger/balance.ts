import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { AccountRef } from './accounts.ts'
import { cash } from './accounts.ts'
import type { Currency } from './money.ts'

/**
 * The last link of an account's chain, undefined for an account nothing was posted to. The account is found
 * by a scalar subquery: with a join, the planner may walk the whole chain.
 */
export function lastEntry(db: Kysely<Database>, account: AccountRef, currency: Currency) {
  return db
    .selectFrom('ledgerEntries')
    .select(['accountId', 'seq', 'balanceAfter'])
    .where('accountId', '=', (eb) =>
      eb
        .selectFrom('ledgerAccounts')
        .select('ledgerAccounts.id')
        .where('code', '=', account.code)
        .where('currency', '=', currency),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The balance of any account in minor units: one indexed row. */
export async function accountBalance(db: Kysely<Database>, account: AccountRef, currency: Currency): Promise<bigint> {
  return (await lastEntry(db, account, currency))?.balanceAfter ?? 0n
}

/** A member's cash in minor units of the member's own currency. */
export async function balanceOf(db: Kysely<Database>, memberId: number): Promise<bigint> {
  const member = await db.selectFrom('members').select('currency').where('id', '=', memberId).executeTakeFirstOrThrow()
  return accountBalance(db, cash(memberId), member.currency)
}
