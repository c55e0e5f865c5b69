import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { ceilDiv, parseUnits, SCALES } from '../ledger/index.ts'
import type { Currency } from '../ledger/index.ts'

const RATE_DIGITS = 12

/** An exchange rate (units of a currency for one dollar) as a whole number, `RATE_DIGITS` decimals long. */
const scaledRate = (rate: string): bigint => parseUnits(rate, RATE_DIGITS)

/** US cents in another currency's minor units by its exchange rate, rounded down: what the operator gives. */
export const fromCents = (cents: bigint, currency: Currency, rate: string): bigint =>
  (cents * scaledRate(rate) * 10n ** BigInt(SCALES[currency])) / 10n ** BigInt(RATE_DIGITS + SCALES.USD)

/** Minor units of a currency in US cents by its exchange rate, rounded up: for amounts that the operator charges. */
export function toCents(minor: bigint, currency: Currency, rate: string): bigint {
  const cents = minor * 10n ** BigInt(RATE_DIGITS + SCALES.USD)
  const unit = scaledRate(rate) * 10n ** BigInt(SCALES[currency])
  return ceilDiv(cents, unit)
}

/** The operator's exchange rate of a currency. */
export async function exchangeRate(db: Kysely<Database>, currency: Currency): Promise<string> {
  const row = await db
    .selectFrom('currencies')
    .select('exchangeRate')
    .where('code', '=', currency)
    .executeTakeFirstOrThrow()
  return row.exchangeRate
}

/** A function from US cents, in which rewards and the operator's rules are fixed, to minor units of `currency`. */
export async function converterTo(db: Kysely<Database>, currency: Currency) {
  const rate = await exchangeRate(db, currency)
  return (cents: bigint) => fromCents(cents, currency, rate)
}
