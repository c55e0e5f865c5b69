import * as v from 'valibot'

/** Building blocks of the entities. */

/** An optional field of a response: an unreadable value becomes undefined, and never makes the response unreadable. */
export const lenient = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullish(schema), undefined)

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

/** A whole number of the operator's, or null where it is missing or unreadable (`''`). */
export const optionalId = v.fallback(v.nullish(id), null)

/** An id that may be any short token (orders, files). Always a string afterwards. */
export const reference = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(200),
)

/** The file ids of one proof: up to six joined by commas, each of any length; null or absent where none was sent. */
export const fileIds = v.nullish(v.pipe(v.union([v.string(), v.number(), v.array(v.string())]), v.transform(String)))

const numeric = v.pipe(v.nullish(v.union([v.number(), v.string()]), 0), v.transform(Number))
/** A whole number: 0 where it is missing. */
export const count = v.pipe(numeric, v.integer())
/** Points, per cent: a number that may have decimals, and is no money. */
export const points = v.pipe(numeric, v.finite())

/** Reads a yes/no field: true where the value, in lower case, matches `pattern`. Servers mix 0/1 with true/false. */
const matchesFlag = (pattern: RegExp) =>
  v.pipe(
    v.nullish(v.union([v.boolean(), v.number(), v.string()]), ''),
    v.transform((value) => pattern.test(String(value).toLowerCase())),
  )
/** False unless the server says yes: 1 or true, as a number, a text or a boolean. */
export const flag = matchesFlag(/^(1|true)$/)
/** True unless the server says no: 0 or false. */
export const flagDefaultTrue = v.pipe(
  matchesFlag(/^(0|false)$/),
  v.transform((isNo) => !isNo),
)
