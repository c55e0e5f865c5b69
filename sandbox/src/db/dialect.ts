import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { PGliteAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Dialect } from 'kysely'
import { Pool, types } from 'pg'
import { SerialPGliteDriver } from './serial-driver.ts'

const INT8 = 20
const DATE = 1082

// Both drivers speak alike: int8 is a bigint (money), a date is its text.
types.setTypeParser(INT8, BigInt)
types.setTypeParser(DATE, (text) => text)
const parsers = { [INT8]: (text: string) => BigInt(text), [DATE]: (text: string) => text }

/** A PostgreSQL server. */
export function serverDialect(connectionString: string): Dialect {
  return new PostgresDialect({ pool: new Pool({ connectionString, max: 20 }) })
}

/** The embedded PostgreSQL, in a folder, or in memory without one, or from a dump of one. */
export function embeddedDialect(source: { folder?: string; dump?: Blob }): Dialect {
  if (source.folder) mkdirSync(source.folder, { recursive: true })
  const open = () =>
    PGlite.create({
      parsers,
      ...(source.folder ? { dataDir: source.folder } : {}),
      ...(source.dump ? { loadDataDir: source.dump } : {}),
    })
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new SerialPGliteDriver({ pglite: open }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
