import { join } from 'node:path'
import { CamelCasePlugin, Kysely } from 'kysely'
import type { Dialect } from 'kysely'
import { embeddedDialect, serverDialect } from './dialect.ts'
import type { Database } from './schema.ts'

/** Opens PostgreSQL by its URL, else PGlite in `<dataDir>/db`. Migrations are run by `migrate`. */
export function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Kysely<Database> {
  if (options.databaseUrl) return kyselyOn(serverDialect(options.databaseUrl))
  return kyselyOn(embeddedDialect(join(options.dataDir, 'db')))
}

/** An empty database in memory (tests). */
export const openMemoryDatabase = () => kyselyOn(embeddedDialect())

function kyselyOn(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
