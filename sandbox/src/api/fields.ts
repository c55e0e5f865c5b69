import * as v from 'valibot'
import { plainName } from '../members/plain-name.ts'

/** PostgreSQL texts cannot contain NUL. */
const noNul = v.check((text: string) => !text.includes('\0'))

/** A text, trimmed; numbers are taken as their digits (form bodies and JSON bodies alike). */
export const text = (longest = 200) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    v.trim(),
    // jsonb refuses a lone surrogate: half of an emoji, as a field's maxlength may leave it.
    v.transform((value) => value.toWellFormed()),
    noNul,
    v.maxLength(longest),
  )

/** A text that may be left out: then it is empty. */
export const optionalText = (longest = 200) => v.optional(v.nullable(text(longest), ''), '')

/** A username or an e-mail address, normalized as they are stored (plainName). */
export const nameText = (longest = 254) => v.pipe(text(longest), v.transform(plainName))

/** A secret is never trimmed. */
export const secret = () => v.pipe(v.string(), noNul, v.maxLength(1000))

/** A whole number, sent as a number or as its digits. */
export const integer = (from = 0, to = 2_147_483_647) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,10}$/)), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(from),
    v.maxValue(to),
  )

/** Yes or no: true, 'true', 1 and '1' are yes. */
export const flag = (fallback: boolean) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()]), fallback), fallback),
    v.transform((value) => value === true || value === 'true' || value === 1 || value === '1'),
  )

/** pageNum counts from 1 as the spec's calls do; pages hold 300 rows at most. */
export const paging = (size = 20) => ({
  pageNum: v.optional(integer(1, 1_000_000), 1),
  pageSize: v.optional(integer(1, 300), size),
})
