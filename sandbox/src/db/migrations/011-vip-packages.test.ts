import type { Kysely } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { testContext, type TestContext } from '../../testing/context.ts'
import { up } from './011-vip-packages.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

it("the migration updates seeded packages and leaves the operator's", async () => {
  const trx = await ctx.db.startTransaction().execute()
  try {
    const all = () => trx.selectFrom('vipPackages').select(['id', 'bonus']).orderBy('id').execute()
    const today = await all()
    const before = [500n, 1100n, 2400n, 5000n, 10_000n, 22_000n, 777n]
    for (const [index, bonus] of before.entries()) {
      await trx
        .updateTable('vipPackages')
        .set({ bonus })
        .where('id', '=', index + 1)
        .execute()
    }
    await up(trx as unknown as Kysely<unknown>)
    expect(await all()).toEqual(today.map((row) => (row.id === 7 ? { id: 7, bonus: 777n } : row)))
  } finally {
    await trx.rollback().execute()
  }
})
