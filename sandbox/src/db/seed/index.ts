import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../schema.ts'
import { seedArticles } from './articles/index.ts'
import { seedBanners } from './banners.ts'
import { seedGames } from './games.ts'
import { seedMembers } from './members/index.ts'
import { seedReference } from './reference.ts'
import { seedRewards } from './rewards.ts'
import { seedWithdrawals } from '../../withdrawals/seed.ts'

/** A context whose database is the seeding transaction. */
export type SeedContext = Omit<Context, 'db'> & { db: Transaction<Database> }

const LOCK = 4_000_001

/** Families of seed data in the order they need each other; `once` ones run on the first start only. */
const families: { name: string; once: boolean; run: (ctx: SeedContext) => Promise<void> }[] = [
  { name: 'reference', once: true, run: seedReference },
  { name: 'games', once: false, run: seedGames },
  { name: 'banners', once: false, run: seedBanners },
  { name: 'articles', once: false, run: seedArticles },
  { name: 'rewards', once: false, run: seedRewards },
  { name: 'members', once: true, run: seedMembers },
  { name: 'withdrawals', once: true, run: seedWithdrawals },
]

/** Seeds what is missing. Any number of processes may start at once: one seeds, the others wait for its lock. */
export async function seed(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    for (const { name, once, run } of families) {
      if (once) {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('seeds')
          .values({ name })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        if (!numInsertedOrUpdatedRows) continue
      }
      await run({ ...ctx, db: trx })
    }
  })
}
