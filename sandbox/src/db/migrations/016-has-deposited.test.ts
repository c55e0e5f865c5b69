import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { up } from './016-has-deposited.ts'
import { up as rename } from './019-reached-minimum-deposit.ts'

it('the migration marks the members who have deposited before, and nobody else', async () => {
  const ctx = await testContext()
  const [paid, unpaid] = [await testMember(ctx, { balance: '5' }), await testMember(ctx)]
  const trx = await ctx.db.startTransaction().execute()
  try {
    await sql`alter table members drop column reached_minimum_deposit`.execute(trx)
    for (const migration of [up, rename]) await migration(trx as unknown as Kysely<unknown>)
    const rows = trx.selectFrom('members').select('reachedMinimumDeposit').where('id', 'in', [paid.id, unpaid.id])
    expect((await rows.orderBy('id').execute()).map((row) => row.reachedMinimumDeposit)).toEqual([true, false])
  } finally {
    await trx.rollback().execute()
  }
})
