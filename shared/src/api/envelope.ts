import * as v from 'valibot'

/** The envelope of every answer (D2). `data` may be absent on errors, or name the field that one is about. */
export const envelopeSchema = v.object({
  error: v.pipe(v.number(), v.integer()),
  message: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown()),
})
/** What a refusal says besides its words. */
export const refusalSchema = v.object({ field: v.string() })
