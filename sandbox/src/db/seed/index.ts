import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../schema.ts'

type Family = (db: Kysely<Database>, ctx: Context) => Promise<void>

const LOCK = 4_000_001

/** Families of seed data in the order they need each other; `once` ones run on the first start only. */
const families: { name: string; once: boolean; run: Family }[] = []

/** Fills what is not there yet. Any number of processes may start at once: one does it, the others wait. */
export async function seed(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    for (const { name, once, run } of families) {
      if (once) {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('seeds')
          .values({ name })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (!numInsertedOrUpdatedRows) continue
      }
      await run(trx, ctx)
    }
  })
}
