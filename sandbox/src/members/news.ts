import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { NewsType } from '../db/tables/content.ts'
import { say, type MessageId, type Values } from '../messages/index.ts'

interface Letter {
  memberId: number
  type: NewsType
  messageId: MessageId
  values?: Values
  now: Date
  status?: number
}

/** Writes a message to a member: kept by its id and values, so that it is read in whatever language is chosen. */
export async function writeNews(db: Kysely<Database>, letter: Letter): Promise<void> {
  const { memberId, type, messageId, values = {}, now, status } = letter
  await db
    .insertInto('news')
    .values({
      memberId,
      type,
      message: say('en', messageId, values),
      messageId,
      messageValues: JSON.stringify(values),
      createTime: now,
      ...(status === undefined ? {} : { status }),
    })
    .execute()
}

/** A row as its reader gets it, in their language; a message that has no id stays as it was written. */
export function readNews(language: string, row: Selectable<Database['news']>) {
  const { messageId, messageValues, ...shown } = row
  return { ...shown, message: messageId ? say(language, messageId as MessageId, messageValues) : row.message }
}
