import { decimalsOf, fromMinor, toMinor } from './decimal.ts'

/** Sums and comparisons of amounts. All throw AmountError on a text that is no amount. */

/** The exact sum, with as many decimals as the finer of the two (at least 2). */
export function addAmounts(left: string, right: string): string {
  const scale = commonScale(left, right)
  return fromMinor(toMinor(left, scale) + toMinor(right, scale), scale)
}

/** The exact difference `left - right`. */
export function subtractAmounts(left: string, right: string): string {
  const scale = commonScale(left, right)
  return fromMinor(toMinor(left, scale) - toMinor(right, scale), scale)
}

export function sumAmounts(amounts: Iterable<string>): string {
  let sum = '0.00'
  for (const amount of amounts) sum = addAmounts(sum, amount)
  return sum
}

/** Negative, zero or positive, as `left` is below, equal to or above `right`. */
export function compareAmounts(left: string, right: string): -1 | 0 | 1 {
  const scale = commonScale(left, right)
  const difference = toMinor(left, scale) - toMinor(right, scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** `amount` times `factor`, rounded half up to `scale` decimals (a discount, an exchange rate). */
export function multiplyAmount(amount: string, factor: string, scale = 2): string {
  const own = decimalsOf(amount)
  const other = decimalsOf(factor)
  const product = toMinor(amount, own) * toMinor(factor, other)
  return fromMinor(toMinor(fromMinor(product, own + other), scale), scale)
}

export function roundAmount(amount: string, scale = 2): string {
  return fromMinor(toMinor(amount, scale), scale)
}

/** Whether `amount` is a whole number of `step`s, counted from zero. A step of zero has none. */
export function isMultipleOf(amount: string, step: string): boolean {
  const scale = commonScale(amount, step)
  const size = toMinor(step, scale)
  return size !== 0n && toMinor(amount, scale) % size === 0n
}

function commonScale(left: string, right: string): number {
  return Math.max(2, decimalsOf(left), decimalsOf(right))
}
