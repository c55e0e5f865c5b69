import { mkdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGliteAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Dialect } from 'kysely'
import { Pool, types } from 'pg'
import { claimFolder } from './claim.ts'
import { SerialPGliteDriver } from './serial-driver.ts'

const INT8 = 20
const CONNECTIONS = 20

// Both drivers return int8 as a bigint (money).
types.setTypeParser(INT8, BigInt)
const parsers = { [INT8]: (text: string) => BigInt(text) }

/** A PostgreSQL server. */
export function serverDialect(connectionString: string, connections = CONNECTIONS): Dialect {
  const pool = new Pool({ connectionString, max: connections })
  // If the server closes an idle connection, the process goes on: the pool opens another.
  pool.on('error', (error) => process.stderr.write(`a database connection was lost: ${error.message}\n`))
  return new PostgresDialect({ pool })
}

/** The embedded PostgreSQL, in a folder that one process at a time may use, or in memory without one. */
export function embeddedDialect(folder?: string): Dialect {
  let releaseFolder = () => {}
  const open = async () => {
    if (folder) {
      releaseFolder = claimFolder(dirname(folder), `${basename(folder)}.pid`)
      mkdirSync(folder, { recursive: true })
    }
    return PGlite.create({ parsers, ...(folder ? { dataDir: folder } : {}) })
  }
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new SerialPGliteDriver({ pglite: open }, () => releaseFolder()),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
