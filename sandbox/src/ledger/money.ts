import { Refusal } from '../errors.ts'
import { formatUnits, parseUnits } from './decimal.ts'

export const CURRENCIES = ['USD', 'EUR', 'BRL', 'BTC'] as const
export type Currency = (typeof CURRENCIES)[number]
/** Decimal places of each currency's minor unit: money is kept as whole minor units (D22). */
export const SCALES: Record<Currency, number> = { USD: 2, EUR: 2, BRL: 2, BTC: 8 }

/** In minor units: far below the limit of a database bigint, and still an exact JavaScript number on a game page. */
const MAX_MINOR = 10n ** 15n

export const SYMBOLS: Record<Currency, string> = { USD: '$', EUR: '€', BRL: '$', BTC: 'B' }

/** Whether a text is the code of a currency that accounts may have. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(SCALES, code)
}

/** One whole unit of a currency (1 dollar, 1 bitcoin) in minor units. */
export const unit = (currency: Currency): bigint => 10n ** BigInt(SCALES[currency])

/**
 * A decimal string, or a number typed into a form, to minor units: '12.5' USD is 1250n. Refuses signs, exponents, more
 * decimals than the currency has, and amounts of more than 12 digits or above MAX_MINOR.
 */
export function parseMoney(value: string | number, currency: Currency): bigint {
  const text = String(value).trim()
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text)
  if (!match) throw new Refusal('money.invalid')
  const scale = SCALES[currency]
  const decimals = (match[2] ?? '').replace(/0+$/, '')
  if (decimals.length > scale) throw new Refusal('money.decimals', { scale })
  const minor = parseUnits(`${match[1]}.${decimals}`, scale)
  if (minor > MAX_MINOR) throw new Refusal('money.invalid')
  return minor
}

/** The `amount` field of a call in minor units. A Refusal names that field, so that the form can mark it. */
export function parseAmount(value: string, currency: Currency): bigint {
  try {
    return parseMoney(value, currency)
  } catch (error) {
    throw error instanceof Refusal ? error.at('amount') : error
  }
}

/** An amount as a value of a message, which formats it for the reader's language. */
export const moneyValue = (minor: bigint, currency: Currency) => ({
  amount: formatMoney(minor, currency),
  symbol: SYMBOLS[currency],
})

/** Minor units to a decimal string with all the currency's decimals: 124860n USD is '1248.60'. */
export const formatMoney = (minor: bigint, currency: Currency): string => formatUnits(minor, SCALES[currency])
