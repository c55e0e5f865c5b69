import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { formatMoney, parseMoney, SCALES, SYMBOLS, type Currency } from '../ledger/index.ts'
import { converterTo } from './rates.ts'

/** An amount as the operator sets it: of everyday money, with two decimals at most. */
export const EVERYDAY_AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/**
 * The operator's rules in a member's currency. Their amounts (`fields`: one each, or several with slashes between) are
 * of everyday money: taken as they stand where a currency has its two decimals, else converted by the exchange rate.
 * A field without a sensible amount is left out, so that its default stands.
 */
export async function rulesIn<Rules extends object>(
  db: Kysely<Database>,
  currency: Currency,
  rules: Rules | undefined,
  fields: readonly (keyof Rules)[],
): Promise<Partial<Rules>> {
  if (!rules) return {}
  const convert = isEveryday(currency) ? (amount: string) => amount : await figuresIn(db, currency)
  const amountsOf = (list: unknown) =>
    String(list)
      .split('/')
      .map((part) => part.trim())
      .filter((part) => EVERYDAY_AMOUNT.test(part))
      .flatMap((part) => convert(part) ?? [])
      .join('/')
  const entries = Object.entries(rules).flatMap(([name, value]): [string, unknown][] => {
    if (!fields.includes(name as keyof Rules)) return [[name, value]]
    const amounts = amountsOf(value)
    return amounts === '' ? [] : [[name, amounts]]
  })
  return Object.fromEntries(entries) as Partial<Rules>
}

/**
 * A function from cents of everyday money to minor units of `currency`: the same figure in dollars, euros and reals,
 * its worth elsewhere.
 */
export async function everydayTo(db: Kysely<Database>, currency: Currency): Promise<(cents: bigint) => bigint> {
  return isEveryday(currency) ? (cents) => cents : converterTo(db, currency)
}

const isEveryday = (currency: Currency) => SCALES[currency] === SCALES.USD

/** The symbol before an offer's figure: the member's own, a dollar's where that would make a fortune of it. */
export const everydaySymbol = (currency: Currency): string => SYMBOLS[isEveryday(currency) ? currency : 'USD']

/** A function to another currency's figures: '55' is '0.00055'. Null for an amount too small to be one there. */
async function figuresIn(db: Kysely<Database>, currency: Currency) {
  const convert = await converterTo(db, currency)
  return (amount: string): string | null => {
    const cents = parseMoney(amount, 'USD')
    const minor = convert(cents)
    return minor === 0n && cents > 0n ? null : formatMoney(minor, currency).replace(/\.?0+$/, '')
  }
}
