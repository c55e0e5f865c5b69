import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'

/**
 * The member's row, held until the transaction ends: everyone who moves a member's money locks the member first, then
 * accounts. Throws Refusal when there is none.
 */
export async function lockMember(trx: Transaction<Database>, memberId: number): Promise<Member> {
  const query = trx.selectFrom('members').selectAll().where('id', '=', memberId).forUpdate()
  const member = await query.executeTakeFirst()
  if (!member) throw new Refusal('request.notFound')
  return member
}
