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
 * An amount with its currency, always: '$ 1,248.60'. Digits follow the locale, the symbol is in front, and no line ends
 * between the two: the space is a no-break one.
 * Rounds half up. Throws AmountError on a text that is no amount.
 */
export function formatMoney(amount: string | number, style: MoneyStyle): string {
  const text = toAmount(amount)
  const scale = scaleOf(style.currency)
  const units = toMinor(text, scale)
  const negative = units < 0n
  const absolute = fromMinor(negative ? -units : units, scale)
  const digits = formatterOf(style.locale, leastDecimals(absolute, style, scale), scale).format(
    absolute as Intl.StringNumericLiteral,
  )
  return `${negative ? '-' : ''}${style.symbol || style.currency}\u00a0${digits}`
}

/** A decimal text as a language writes it, all its digits kept and none grouped: '0.50' is '0,50' in German. */
export function localDecimal(amount: string, locale: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale, format).format(amount as Intl.StringNumericLiteral)
}

function leastDecimals(absolute: string, style: MoneyStyle, scale: number): number {
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
