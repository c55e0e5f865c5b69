import * as v from 'valibot'

/** The envelope of every answer (D2). `data` may be absent on errors. */
export const envelopeSchema = v.object({
  error: v.pipe(v.number(), v.integer()),
  message: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown()),
})
export type Envelope = v.InferOutput<typeof envelopeSchema>
