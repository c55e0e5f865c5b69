import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { NEWS } from '../db/tables/content.ts'
import { writeNews } from './news.ts'

/**
 * Marks a member's address as proved. Only now the member counts for their inviter, who gets a message: a made-up
 * address earns nothing.
 */
export async function activateMember(db: Kysely<Database>, memberId: number, now: Date): Promise<void> {
  const activated = await db
    .updateTable('members')
    .set({ activated: true })
    .where('id', '=', memberId)
    .where('activated', '=', false)
    .returning(['username', 'firstName', 'birthday', 'invitedBy'])
    .executeTakeFirst()
  if (!activated?.invitedBy) return
  // The username of a member who joined by a social account is their e-mail address, which the inviter must not read.
  const values = { name: activated.birthday ? activated.username : activated.firstName }
  await writeNews(db, { memberId: activated.invitedBy, type: NEWS.share, messageId: 'news.joined', values, now })
}
