import * as v from 'valibot'

/** Reads a point in time: ISO text, or milliseconds since 1970 as a number or text. Gives ISO text. */
export const time = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => new Date(Number(value) || value)),
  v.check((value) => !Number.isNaN(value.getTime()), 'not a time'),
  v.transform((value) => value.toISOString()),
)
