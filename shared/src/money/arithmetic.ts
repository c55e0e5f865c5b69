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

/** Negative, zero or positive, as `left` is below, equal to or above `right`. */
export function compareAmounts(left: string, right: string): -1 | 0 | 1 {
  const scale = commonScale(left, right)
  const difference = toMinor(left, scale) - toMinor(right, scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** Rounded half up to `scale` decimals. */
export function roundAmount(amount: string, scale: number): string {
  return fromMinor(toMinor(amount, scale), scale)
}

function commonScale(left: string, right: string): number {
  return Math.max(2, decimalsOf(left), decimalsOf(right))
}
