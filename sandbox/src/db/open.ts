import { join } from 'node:path'
import { CamelCasePlugin, Kysely } from 'kysely'
import type { Dialect } from 'kysely'
import { embeddedDialect, serverDialect } from './dialect.ts'
import type { Database } from './schema.ts'

/** Opens the database: PostgreSQL by its URL, else PGlite in `<dataDir>/db`. Migrations are run by `migrate`. */
export function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Kysely<Database> {
  if (options.databaseUrl) return kyselyOn(serverDialect(options.databaseUrl))
  return kyselyOn(embeddedDialect({ folder: join(options.dataDir, 'db') }))
}

/** A database in memory, optionally from a dump of a migrated one (tests). */
export function openMemoryDatabase(dump?: Blob): Kysely<Database> {
  return kyselyOn(embeddedDialect(dump ? { dump } : {}))
}

function kyselyOn(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
