import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { formatMoney, parseMoney, SCALES, SYMBOLS, type Currency } from '../ledger/index.ts'
import { converterTo } from './rates.ts'

/** An amount as the operator sets it: in fiat money, with two decimals at most. */
export const FIAT_AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/**
 * The operator's rules in a member's currency. Their amounts (`fields`: one each, or several separated by slashes)
 * are in fiat money: used unchanged where the currency has two decimals as well, else converted by the exchange rate.
 * A field without a valid amount is left out, so that its default applies.
 */
export async function rulesIn<Rules extends object>(
  db: Kysely<Database>,
  currency: Currency,
  rules: Rules | undefined,
  fields: readonly (keyof Rules)[],
): Promise<Partial<Rules>> {
  if (!rules) return {}
  const convert = isFiat(currency) ? (amount: string) => amount : await figuresIn(db, currency)
  const amountsOf = (list: unknown) =>
    String(list)
      .split('/')
      .map((part) => part.trim())
      .filter((part) => FIAT_AMOUNT.test(part))
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
 * Returns a function from cents of fiat money to minor units of `currency`: the same figure in dollars, euros and
 * reals, converted by the exchange rate elsewhere.
 */
export async function fiatConverterTo(db: Kysely<Database>, currency: Currency): Promise<(cents: bigint) => bigint> {
  return isFiat(currency) ? (cents) => cents : converterTo(db, currency)
}

const isFiat = (currency: Currency) => SCALES[currency] === SCALES.USD

/** The symbol for an offer's figure: the member's currency, or the dollar where that figure would be a fortune. */
export const fiatSymbol = (currency: Currency): string => SYMBOLS[isFiat(currency) ? currency : 'USD']

/** Returns a converter of dollar amounts to `currency`: '55' gives '0.00055', null where less than a minor unit. */
async function figuresIn(db: Kysely<Database>, currency: Currency) {
  const convert = await converterTo(db, currency)
  return (amount: string): string | null => {
    const cents = parseMoney(amount, 'USD')
    const minor = convert(cents)
    return minor === 0n && cents > 0n ? null : formatMoney(minor, currency).replace(/\.?0+$/, '')
  }
}
