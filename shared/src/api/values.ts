import * as v from 'valibot'

/** Building blocks of the entities. */

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

/** Optional texts: null and absent become the empty string. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
)

/** An id: a whole number, or digits in a string. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
  v.transform(Number),
  v.integer(),
)

/** A number of the operator's, or null where what it sends is none (`''`). */
export const numbered = v.fallback(v.nullish(id), null)

/** An id that may be any short token (orders, files). Always a string afterwards. */
export const reference = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(200),
)

/** The files of one proof: up to six ids joined by commas, however long each is; nothing where none was sent. */
export const fileIds = v.nullish(v.pipe(v.union([v.string(), v.number(), v.array(v.string())]), v.transform(String)))

const numeric = v.pipe(v.nullish(v.union([v.number(), v.string()]), 0), v.transform(Number))
export const count = v.pipe(numeric, v.integer())
/** Points, per cent: a number that may have decimals, and is no money. */
export const points = v.pipe(numeric, v.finite())

/** Whether a server says one of `words`, which are in small letters: 0 or 1, true or false, as they mix them. */
const says = (words: RegExp) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), ''),
    v.transform((value) => words.test(String(value).toLowerCase())),
  )
export const flag = says(/^(1|true)$/)
/** True unless a server says no. */
export const unlessNo = v.pipe(
  says(/^(0|false)$/),
  v.transform((isNo) => !isNo),
)

/** A point in time: ISO text, or milliseconds since 1970, as a text too; an ISO text afterwards. */
export const time = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => new Date(Number(value) || value)),
  v.check((value) => !Number.isNaN(value.getTime()), 'not a time'),
  v.transform((value) => value.toISOString()),
)

/**
 * A list that is only shown or chosen from (D2): what does not fit is left out and logged, for one slip of the operator's
 * must not take the other rows away.
 */
export function rowsOf<Row extends v.GenericSchema<unknown, object>>(row: Row) {
  const kept = v.fallback(v.nullable(row), (found) => {
    console.error('a row does not fit', found?.issues)
    return null
  })
  return v.pipe(
    v.array(kept),
    v.transform((rows) => rows.filter((each) => each !== null)),
  )
}

/** Answers whose data nobody reads. */
export const anything = v.unknown()

/** A page of a list (site.md 3): `number` counts from zero. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    content: v.array(item),
    number: count,
    size: count,
    totalElements: count,
    last: flag,
  })
}
export interface Page<Item> {
  readonly content: readonly Item[]
  readonly number: number
  readonly size: number
  readonly totalElements: number
  readonly last: boolean
}
