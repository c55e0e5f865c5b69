import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { SCALES } from '../ledger/index.ts'
import type { Currency } from '../ledger/index.ts'

const RATE_DIGITS = 12

/**
 * Rewards are fixed in US cents; this is what they are in another currency's minor units, rounded down,
 * by the operator's exchange rate (units of the currency for one dollar).
 */
export function fromCents(cents: bigint, currency: Currency, rate: string): bigint {
  const [whole = '0', decimals = ''] = rate.split('.')
  const scaled = BigInt(whole + decimals.padEnd(RATE_DIGITS, '0').slice(0, RATE_DIGITS))
  return (cents * scaled * 10n ** BigInt(SCALES[currency])) / 10n ** BigInt(RATE_DIGITS + SCALES.USD)
}

/** A function from US cents to minor units of `currency`. */
export async function converterTo(db: Kysely<Database>, currency: Currency) {
  const row = await db
    .selectFrom('currencies')
    .select('exchangeRate')
    .where('code', '=', currency)
    .executeTakeFirstOrThrow()
  return (cents: bigint) => fromCents(cents, currency, row.exchangeRate)
}
