import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Runs SQL statements one after another; a line with only `--;` ends each of them. */
export async function run(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(/^\s*--;\s*$/m)) {
    if (statement.trim()) await sql.raw(statement).execute(db)
  }
}
