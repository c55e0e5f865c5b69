import * as v from 'valibot'

const decimal = /^-?\d{1,15}(\.\d{1,8})?$/

/** Reads an amount, a decimal string or a number, as servers send either. Always gives a decimal string (D22). */
export const amount = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform((value) => (typeof value === 'number' ? decimalOf(value) : value.trim())),
  v.regex(decimal, 'not an amount'),
)

/** An optional amount: gives `missing` where it is absent, null or an empty string. */
export const amountOr = <Missing extends string | undefined>(missing: Missing) =>
  v.pipe(
    v.nullish(v.union([amount, v.literal('')]), ''),
    v.transform((value) => value || missing),
  )

/** A number as decimal text without an exponent. */
function decimalOf(value: number): string {
  return value.toFixed(8).replace(/\.?0+$/, '')
}
