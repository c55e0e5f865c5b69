import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { checkNumbers, migrate } from './migrate.ts'

const { db } = await testContext()
afterAll(() => sql`delete from kysely_migration where name = '999-of-a-branch'`.execute(db))

it('the migrator explains what to do with a database that a newer branch has migrated', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-a-branch', '2026-01-01T00:00:00Z')`.execute(
    db,
  )
  await expect(migrate(db)).rejects.toThrow(/another checkout.* 999-of-a-branch.*npm start -- --reset/)
})

it('the migrator refuses two migrations with one number, except the existing pair', async () => {
  const names = (
    await db
      .selectFrom(sql<{ name: string }>`kysely_migration`.as('done'))
      .select('name')
      .execute()
  ).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('011-')).toSorted()).toEqual(['011-social-logins', '011-vip-packages'])
  expect(() => checkNumbers(names)).not.toThrow()
  for (const number of ['011', '018'])
    expect(() => checkNumbers([...names, `${number}-another`])).toThrow(`two migrations have the number ${number}`)
})
