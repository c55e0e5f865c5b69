import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Database {
    canceledBets: {
      memberId: number
      /** The key of a bet, or the reference of a round. */
      key: string
      createdAt: Date
    }
  }
}

/** Marks a bet or a whole round as canceled, whether or not it was ever taken. The member must be locked. */
export async function markCanceled(
  trx: Transaction<Database>,
  memberId: number,
  key: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('canceledBets')
    .values({ memberId, key, createdAt: now })
    .onConflict((conflict) => conflict.columns(['memberId', 'key']).doNothing())
    .execute()
}

/** Whether one of these bets or rounds was canceled. The member must be locked. */
export async function isCanceled(trx: Transaction<Database>, memberId: number, keys: string[]): Promise<boolean> {
  const query = trx.selectFrom('canceledBets').select('key').where('memberId', '=', memberId).where('key', 'in', keys)
  return (await query.executeTakeFirst()) !== undefined
}
