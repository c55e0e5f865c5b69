import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { unit, type Currency } from '../ledger/index.ts'
import { converterTo, exchangeRate, toCents } from '../operator/rates.ts'
import { GIVEN_BACK } from './tables.ts'

/** Euros that a member may cash out in a calendar month (site.md 9, D30). */
const MONTHLY_EUROS = 15_000n
/**
 * Euros that a member whose deposits are below the smallest one (`reachedMinimumDeposit`, D41) may cash out in total:
 * nearly all they have is winnings from free bonuses (D39).
 */
const TOTAL_EUROS = 200n

type Whose = Pick<Member, 'id' | 'currency'>

/** What is left of a member's cap in this month (UTC), in minor units of their currency; negative when exceeded. */
export async function leftThisMonth(db: Kysely<Database>, member: Whose, now: Date): Promise<bigint> {
  const cap = await eurosIn(db, member.currency, MONTHLY_EUROS)
  return cap - (await requestedSince(db, member, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))))
}

/**
 * What is left of the total cap of a member below the smallest deposit (D39, D41), in minor units of their currency;
 * negative when exceeded.
 */
export async function leftBelowMinimumDeposit(db: Kysely<Database>, member: Whose): Promise<bigint> {
  return (await eurosIn(db, member.currency, TOTAL_EUROS)) - (await requestedSince(db, member, new Date(0)))
}

/** The sum of a member's cash-outs requested since then, without those that were given back. */
async function requestedSince(db: Kysely<Database>, { id }: Whose, since: Date): Promise<bigint> {
  const requested = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('memberId', '=', id)
    .where('createdAt', '>=', since)
    .where('status', 'not in', [...GIVEN_BACK])
    .executeTakeFirst()
  return BigInt(requested?.sum ?? 0)
}

/** Whole euros in minor units of a currency, by the exchange rates. */
async function eurosIn(db: Kysely<Database>, currency: Currency, euros: bigint): Promise<bigint> {
  const minor = euros * unit('EUR')
  if (currency === 'EUR') return minor
  const cents = toCents(minor, 'EUR', await exchangeRate(db, 'EUR'))
  return (await converterTo(db, currency))(cents)
}
