import * as v from 'valibot'
import type { Transport } from './transport.ts'

/** The data of an answer as `schema` reads it. What cannot be read is logged, and is error -1 (D2): throws ApiError. */
export function readAnswer<Schema extends v.GenericSchema>(
  transport: Pick<Transport, 'broken'>,
  path: string,
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, data)
  if (read.success) return read.output
  console.error(`${path} answers something else than its schema`, v.flatten(read.issues))
  throw transport.broken(path)
}
