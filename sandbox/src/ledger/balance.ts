import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { AccountRef } from './accounts.ts'
import { cash } from './accounts.ts'
import type { Currency } from './money.ts'

/** The balance of any account in minor units: one indexed row, the last link of its chain. */
export async function accountBalance(
  db: Kysely<Database>,
  account: AccountRef,
  currency: Currency,
): Promise<bigint> {
  const row = await db
    .selectFrom('ledgerEntries as entry')
    .innerJoin('ledgerAccounts as account', 'account.id', 'entry.accountId')
    .select('entry.balanceAfter')
    .where('account.code', '=', account.code)
    .where('account.currency', '=', currency)
    .orderBy('entry.seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.balanceAfter ?? 0n
}

/** A member's cash in minor units of the member's own currency. */
export async function balanceOf(db: Kysely<Database>, memberId: number): Promise<bigint> {
  const member = await db
    .selectFrom('members')
    .select('currency')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return accountBalance(db, cash(memberId), member.currency as Currency)
}
