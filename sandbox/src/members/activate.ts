import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { NEWS } from '../db/tables/content.ts'
import { writeNews } from './news.ts'

/**
 * The member's address has been proved. From now on the member counts for who invited them, who hears of it: an
 * address that somebody made up brings nothing.
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
  // Who came by a social account has the address for a username, which is not the inviter's to read.
  const values = { name: activated.birthday ? activated.username : activated.firstName }
  await writeNews(db, { memberId: activated.invitedBy, type: NEWS.share, messageId: 'news.joined', values, now })
}
