import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** The kinds of bonus, and the house purse that pays each. */
export const BONUS_ACCOUNTS = { PROMOTION: 'promotions', GIFT: 'gifts', BENEFITS: 'vip' } as const
export type BonusKind = keyof typeof BONUS_ACCOUNTS
export const BONUS_KINDS = Object.keys(BONUS_ACCOUNTS) as BonusKind[]

/** The bonus that a member was given last; undefined if there is none, or if it was revoked. */
export async function lastBonus(trx: Transaction<Database>, memberId: number) {
  const last = await trx
    .selectFrom('ledgerTransactions')
    .select(['id', 'kind', 'delta'])
    .where('memberId', '=', memberId)
    .where('kind', 'in', BONUS_KINDS)
    // Matches the condition of the partial index `ledger_bonuses`.
    .where('delta', '!=', 0n)
    // Ids are given out under the member's lock: unlike times, they are in the order of the chain.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.delta > 0n ? last : undefined
}
