import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'

/** Stores a picture for a member as an upload would have, and returns its id. */
export async function testFile({ db, clock }: Pick<Context, 'db' | 'clock'>, memberId: number): Promise<string> {
  const id = randomUUID()
  const content = new Uint8Array([1])
  await db
    .insertInto('files')
    .values({ id, memberId, mime: 'image/png', size: content.length, content, createdAt: clock() })
    .execute()
  return id
}
