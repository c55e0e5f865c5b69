import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { up } from './016-has-deposited.ts'

it('the migration marks the members who have deposited before, and nobody else', async () => {
  const ctx = await testContext()
  const [paid, unpaid] = [await testMember(ctx, { balance: '5' }), await testMember(ctx)]
  const trx = await ctx.db.startTransaction().execute()
  try {
    await sql`alter table members drop column has_deposited`.execute(trx)
    await up(trx as unknown as Kysely<unknown>)
    const rows = trx.selectFrom('members').select('hasDeposited').where('id', 'in', [paid.id, unpaid.id])
    expect((await rows.orderBy('id').execute()).map((row) => row.hasDeposited)).toEqual([true, false])
  } finally {
    await trx.rollback().execute()
  }
})
