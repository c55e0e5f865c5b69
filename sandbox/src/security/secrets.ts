import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A key made at the first start and kept: every process on the same database has the same one. */
export async function keepSecret(db: Kysely<Database>, name: string): Promise<string> {
  const key = `secret:${name}`
  await db
    .insertInto('settings')
    .values({ name: key, scope: '', value: JSON.stringify(randomBytes(32).toString('hex')) })
    .onConflict((conflict) => conflict.columns(['name', 'scope']).doNothing())
    .execute()
  const row = await db.selectFrom('settings').select('value').where('name', '=', key).executeTakeFirstOrThrow()
  return String(row.value)
}
