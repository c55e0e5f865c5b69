import { sql, type Kysely } from 'kysely'

/** Package, its bonus before, its bonus now: before, each paid back more than most games keep. */
const BONUSES = [
  [1, 500, 100],
  [2, 1100, 220],
  [3, 2400, 500],
  [4, 5000, 1100],
  [5, 10_000, 2200],
  [6, 22_000, 5000],
  [7, 50_000, 12_000],
] as const

/** Updates the seeded packages of a database that has them; a bonus that the operator has changed stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [id, before, bonus] of BONUSES) {
    await sql`update vip_packages set bonus = ${bonus} where id = ${id} and bonus = ${before}`.execute(db)
  }
}
