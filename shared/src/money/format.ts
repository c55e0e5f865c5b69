import { decimalsOf, scaleOf, toAmount, toMinor, fromMinor } from './decimal.ts'

export interface MoneyStyle {
  /** 'USD': decides the decimals (see scaleOf; of BTC's 8 only those that carry a value). */
  readonly currency: string
  /** The session's symbol, '$'. Default: the currency's code. */
  readonly symbol?: string
  readonly locale: string
  /** 'auto' leaves out the decimals of a whole amount ('$ 100', for presets). Default 'fixed'. */
  readonly fraction?: 'fixed' | 'auto'
}

/**
 * An amount, always with its currency: '$ 1,248.60'. Digits follow the locale, the symbol is in front, and no line
 * breaks between the two: the space is a no-break one. Rounds half up. Throws AmountError on a text that is no amount.
 */
export function formatMoney(amount: string | number, style: MoneyStyle): string {
  const text = toAmount(amount)
  const scale = scaleOf(style.currency)
  const units = toMinor(text, scale)
  const negative = units < 0n
  const absolute = fromMinor(negative ? -units : units, scale)
  return `${negative ? '-' : ''}${style.symbol || style.currency}\u00a0${digitsOf(absolute, style, scale)}`
}

/**
 * The digits of an amount that is not negative, as `formatMoney` writes them, for a text with the symbol before them:
 * '1,248.60', and '1,248' for a whole one. Throws AmountError.
 */
export function moneyDigits(amount: string, { currency, locale }: Pick<MoneyStyle, 'currency' | 'locale'>): string {
  const scale = scaleOf(currency)
  return digitsOf(fromMinor(toMinor(amount, scale), scale), { locale, fraction: 'auto' }, scale)
}

function digitsOf(absolute: string, style: Pick<MoneyStyle, 'locale' | 'fraction'>, scale: number): string {
  const least = leastDecimals(absolute, style, scale)
  return formatterOf(style.locale, least, scale).format(absolute as Intl.StringNumericLiteral)
}

/** A decimal text as a language writes it, all its digits kept and none grouped: '0.50' is '0,50' in German. */
export function localDecimal(amount: string, locale: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale, format).format(amount as Intl.StringNumericLiteral)
}

function leastDecimals(absolute: string, style: Pick<MoneyStyle, 'fraction'>, scale: number): number {
  if (style.fraction === 'auto' && decimalsOf(absolute) === 0) return 0
  return scale > 3 ? 2 : scale
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(locale: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: 'always',
  })
  formatters.set(key, made)
  return made
}
