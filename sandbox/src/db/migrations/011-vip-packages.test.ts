import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { up } from './011-vip-packages.ts'

it("the migration updates seeded packages and leaves the operator's", async () => {
  const { db } = await testContext()
  const trx = await db.startTransaction().execute()
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
