import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { unit, type Currency } from '../ledger/index.ts'
import { converterTo, exchangeRate, toCents } from '../operator/rates.ts'
import { GIVEN_BACK } from './tables.ts'

/** Euros that a member may cash out in a calendar month (site.md 9, D30). */
const MONTHLY_EUROS = 15_000n

/** What of the monthly cap a member has left, UTC, in minor units of their currency; below zero when it is exceeded. */
export async function leftThisMonth(
  db: Kysely<Database>,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  now: Date,
): Promise<bigint> {
  const asked = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('memberId', '=', id)
    .where('createdAt', '>=', new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())))
    .where('status', 'not in', [...GIVEN_BACK])
    .executeTakeFirst()
  return (await monthlyCap(db, currency)) - BigInt(asked?.sum ?? 0)
}

/** The cap in a currency, by its worth. */
async function monthlyCap(db: Kysely<Database>, currency: Currency): Promise<bigint> {
  const euros = MONTHLY_EUROS * unit('EUR')
  if (currency === 'EUR') return euros
  const cents = toCents(euros, 'EUR', await exchangeRate(db, 'EUR'))
  return (await converterTo(db, currency))(cents)
}
