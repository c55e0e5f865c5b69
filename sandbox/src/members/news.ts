import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { NewsType } from '../db/tables/content.ts'
import { say, type MessageId, type Values } from '../messages/index.ts'

interface NewsMessage {
  memberId: number
  type: NewsType
  messageId: MessageId
  values?: Values
  now: Date
  status?: number
}

/** Writes a message to a member, stored by id and values as well, so that it can be shown in any language. */
export async function writeNews(db: Kysely<Database>, message: NewsMessage): Promise<void> {
  const { memberId, type, messageId, values = {}, now, status } = message
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

/** A message in its reader's language; one without an id stays as it was written. */
export function readNews(language: string, row: Selectable<Database['news']>) {
  const { messageId, messageValues, ...shown } = row
  return { ...shown, message: messageId ? say(language, messageId as MessageId, messageValues) : row.message }
}
