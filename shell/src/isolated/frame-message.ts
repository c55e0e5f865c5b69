import * as v from 'valibot'

/** All messages that an isolated script may send to the page (D19). */
const schema = v.variant('type', [
  v.object({ type: v.literal('frame:ready') }),
  v.object({ type: v.literal('frame:failed') }),
  v.object({ type: v.literal('chat:ready') }),
  v.object({ type: v.literal('chat:close') }),
  v.object({ type: v.literal('ads:ready') }),
  v.object({ type: v.literal('ads:recorded') }),
])
export type FrameMessage = v.InferOutput<typeof schema>

/** The message, or null for anything else. */
export function frameMessage(data: unknown): FrameMessage | null {
  const read = v.safeParse(schema, data)
  return read.success ? read.output : null
}
