/** Exact sums of decimal strings: integers of minor units in between, never a binary float (D22). */

const scales = new Map([['BTC', 8]])
const pattern = /^([+-]?)(\d{1,30})(?:\.(\d{0,30}))?$/

/** A text that is no amount. */
export class AmountError extends Error {
  constructor(text: string) {
    super(`not an amount: ${text.slice(0, 40)}`)
    this.name = 'AmountError'
  }
}

/** Decimals of a currency: BTC 8, others those of ISO 4217 as the browser knows them (JPY 0, USD 2, KWD 3), else 2. */
export function scaleOf(currency: string): number {
  const known = scales.get(currency)
  if (known !== undefined) return known
  const scale = /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2
  scales.set(currency, scale)
  return scale
}

/** Whether `text` is a plain decimal ('12', '-0.5', '12.'): no exponent, no grouping, no blank. */
export function isAmount(text: string): boolean {
  return pattern.test(text)
}

/** Digits after the point that carry a value: '1.50' has one. Throws AmountError. */
export function decimalsOf(text: string): number {
  return parts(text).fraction.replace(/0+$/, '').length
}

/**
 * Decimal text to whole minor units of `scale` decimals; more decimals are rounded half up (away from zero).
 * Throws AmountError.
 */
export function toMinor(text: string, scale: number): bigint {
  const { negative, whole, fraction } = parts(text)
  const kept = fraction.slice(0, scale).padEnd(scale, '0')
  const up = (fraction[scale] ?? '0') >= '5' ? 1n : 0n
  const units = BigInt(whole + kept) + up
  return negative ? -units : units
}

/** Minor units to decimal text with exactly `scale` decimals. */
export function fromMinor(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (scale === 0) return sign + digits
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** A JSON number or a text as decimal text without an exponent. Throws AmountError. */
export function toAmount(value: string | number): string {
  if (typeof value === 'string') {
    const text = value.trim()
    if (!isAmount(text)) throw new AmountError(text)
    return text
  }
  if (!Number.isFinite(value)) throw new AmountError(String(value))
  const [mantissa = '0', exponent] = String(value).split('e')
  if (exponent === undefined) return mantissa
  return shifted(mantissa, Number(exponent))
}

/**
 * For numbers below 1e-6 and from 1e21 on, which JavaScript writes with an exponent: all their digits are on one side
 * of the point.
 */
function shifted(mantissa: string, exponent: number): string {
  const { negative, whole, fraction } = parts(mantissa)
  const digits = whole + fraction
  const point = whole.length + exponent
  const text = point < 0 ? `0.${'0'.repeat(-point)}${digits}` : digits.padEnd(point, '0')
  return (negative ? '-' : '') + text
}

function parts(text: string): { negative: boolean; whole: string; fraction: string } {
  const match = pattern.exec(text)
  if (!match) throw new AmountError(text)
  return { negative: match[1] === '-', whole: match[2] ?? '0', fraction: match[3] ?? '' }
}
