import { join } from 'node:path'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import type { Dialect } from 'kysely'
import { SetupError } from '../setup-error.ts'
import { embeddedDialect, serverDialect } from './dialect.ts'
import type { Database } from './schema.ts'

/** Opens PostgreSQL by its URL, else PGlite in `<dataDir>/db`. Migrations are run by `migrate`. */
export function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Kysely<Database> {
  if (options.databaseUrl) return kyselyOn(serverDialect(options.databaseUrl))
  return kyselyOn(embeddedDialect(join(options.dataDir, 'db')))
}

/** Connects once, and throws a readable SetupError where that fails: the first query would throw the driver's error. */
export async function reach(db: Kysely<Database>, url: string): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    const { code, message } = error as NodeJS.ErrnoException
    // The address without its password.
    const where = URL.parse(url)?.host ?? 'that address'
    throw new SetupError(`DATABASE_URL: the PostgreSQL at ${where} cannot be used: ${message || code}`)
  }
}

/** An empty database in memory (tests). */
export const openMemoryDatabase = () => kyselyOn(embeddedDialect())

function kyselyOn(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
