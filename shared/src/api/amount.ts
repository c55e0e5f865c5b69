import * as v from 'valibot'

const decimal = /^-?\d{1,15}(\.\d{1,8})?$/

/** An amount: a decimal string, or a number that a server sends; always a decimal string afterwards (D22). */
export const amount = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform((value) => (typeof value === 'number' ? decimalOf(value) : value.trim())),
  v.regex(decimal, 'not an amount'),
)

/** An amount that may be left out, as null and as an empty text too: `missing` then. */
export const amountOr = <Missing extends string | undefined>(missing: Missing) =>
  v.pipe(
    v.nullish(v.union([amount, v.literal('')]), ''),
    v.transform((value) => value || missing),
  )

/** A number as decimal text without an exponent. */
function decimalOf(value: number): string {
  return value.toFixed(8).replace(/\.?0+$/, '')
}
