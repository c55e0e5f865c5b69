import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'

/**
 * Locks the member's row until the transaction ends, and returns it. Lock order: everything that moves a member's money
 * locks the member first, then accounts. The lock lets rows that name the member be added meanwhile (their foreign key's
 * check shares the row), which met it in the opposite order otherwise. Throws Refusal when there is no such member.
 */
export async function lockMember(trx: Transaction<Database>, memberId: number): Promise<Member> {
  const query = trx.selectFrom('members').selectAll().where('id', '=', memberId).forNoKeyUpdate()
  const member = await query.executeTakeFirst()
  if (!member) throw new Refusal('request.notFound')
  return member
}
