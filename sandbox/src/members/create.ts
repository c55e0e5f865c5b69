import { randomInt } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member, MemberTable } from '../db/tables/members.ts'

/** Letters and digits without those that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

const invitationCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * Inserts a member with an invitation code of their own. Returns undefined when the name or the mail address is taken.
 */
export async function createMember(
  db: Kysely<Database>,
  values: Omit<Insertable<MemberTable>, 'invitationCode' | 'invitedBy'> & { invitedBy?: number | null },
): Promise<Member | undefined> {
  return db
    .insertInto('members')
    .values({ invitedBy: null, ...values, invitationCode: invitationCode() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}
