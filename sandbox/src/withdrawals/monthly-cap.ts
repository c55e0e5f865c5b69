import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { unit, type Currency } from '../ledger/index.ts'
import { converterTo, exchangeRate, toCents } from '../operator/rates.ts'
import { GIVEN_BACK } from './tables.ts'

/** Euros that a member may cash out in a calendar month (site.md 9, D30). */
const MONTHLY_EUROS = 15_000n
/** Euros that a member who has not deposited (`hasDeposited`) may cash out in all: theirs are winnings from free bonuses (D39). */
const FREE_EUROS = 200n

type Whose = Pick<Member, 'id' | 'currency'>

/** What of the monthly cap a member has left, UTC, in minor units of their currency; below zero when it is exceeded. */
export async function leftThisMonth(db: Kysely<Database>, member: Whose, now: Date): Promise<bigint> {
  const cap = await eurosIn(db, member.currency, MONTHLY_EUROS)
  return cap - (await askedSince(db, member, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))))
}

/**
 * What a member without a deposit has left of their cap (D39), in minor units of their currency; below zero when it is
 * exceeded.
 */
export async function leftWithoutDeposit(db: Kysely<Database>, member: Whose): Promise<bigint> {
  return (await eurosIn(db, member.currency, FREE_EUROS)) - (await askedSince(db, member, new Date(0)))
}

/** What a member has asked for since then, without what was given back. */
async function askedSince(db: Kysely<Database>, { id }: Whose, since: Date): Promise<bigint> {
  const asked = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('memberId', '=', id)
    .where('createdAt', '>=', since)
    .where('status', 'not in', [...GIVEN_BACK])
    .executeTakeFirst()
  return BigInt(asked?.sum ?? 0)
}

/** Euros in a currency, by their worth. */
async function eurosIn(db: Kysely<Database>, currency: Currency, whole: bigint): Promise<bigint> {
  const euros = whole * unit('EUR')
  if (currency === 'EUR') return euros
  const cents = toCents(euros, 'EUR', await exchangeRate(db, 'EUR'))
  return (await converterTo(db, currency))(cents)
}
