import * as v from 'valibot'
import type { Transport } from './transport.ts'

/**
 * Parses the data of a response with `schema`. If it does not fit, logs that and throws an ApiError with error -1 (D2).
 */
export function readAnswer<Schema extends v.GenericSchema>(
  transport: Pick<Transport, 'malformed'>,
  path: string,
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, data)
  if (read.success) return read.output
  console.error(`${path} does not match its schema`, v.flatten(read.issues))
  throw transport.malformed(path)
}
