import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { Database } from './schema.ts'

const SOURCE = join(import.meta.dirname, '..')

/** Each part of the sandbox keeps the migrations of its own tables; names are unique over all of them. */
const FOLDERS = [
  'db/migrations',
  'payments/migrations',
  'providers/migrations',
  'withdrawals/migrations',
  'vendor/migrations',
  'reports/migrations',
]

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const folder of FOLDERS.map((name) => join(SOURCE, name)).filter(existsSync)) {
    const files = readdirSync(folder).filter(
      (file) => /^\d+-.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
    )
    for (const file of files) {
      migrations[basename(file, '.ts')] = (await import(pathToFileURL(join(folder, file)).href)) as Migration
    }
  }
  return migrations
}

/** Brings the database to the newest shape. Throws what a migration threw. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    // A part may add its first migration after others have gone on with theirs.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
