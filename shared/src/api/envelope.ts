import * as v from 'valibot'

/** The envelope of every response (D2). `data` may be absent on errors, or name the field that the error is about. */
export const envelopeSchema = v.object({
  error: v.pipe(v.number(), v.integer()),
  message: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown()),
})
/** The `data` of a refusal that names a field. */
export const refusalSchema = v.object({ field: v.string() })
