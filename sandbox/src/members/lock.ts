import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'

/**
 * Locks the member's row until the transaction ends, and returns it. Lock order: everything that moves a member's money
 * locks the member first, then accounts. Throws Refusal when there is no such member.
 */
export async function lockMember(trx: Transaction<Database>, memberId: number): Promise<Member> {
  const query = trx.selectFrom('members').selectAll().where('id', '=', memberId).forUpdate()
  const member = await query.executeTakeFirst()
  if (!member) throw new Refusal('request.notFound')
  return member
}
