import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { SetupError } from '../setup-error.ts'
import type { Database } from './schema.ts'

const SOURCE = join(import.meta.dirname, '..')

/** Each part of the sandbox keeps the migrations of its own tables; numbers are unique over all of them. */
const migrationFolders = () =>
  readdirSync(SOURCE)
    .map((part) => join(SOURCE, part, 'migrations'))
    .filter(existsSync)

/**
 * It has the number of another one (011-social-logins). Databases have recorded both by their names, so neither can be
 * renamed any more: such a database would be refused (UnknownMigration). Their order is certain: that of their names.
 */
const SECOND_011 = '011-vip-packages'

/** Throws where two migrations have one number, which then says nothing about their order. */
export function checkNumbers(names: readonly string[]): void {
  const numbers = names.filter((name) => name !== SECOND_011).map((name) => name.split('-')[0]!)
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice) throw new Error(`two migrations have the number ${twice}: give the new one another`)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const folder of migrationFolders()) {
    const files = readdirSync(folder).filter((file) => /^\d+-.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    for (const file of files) {
      migrations[basename(file, '.ts')] = (await import(pathToFileURL(join(folder, file)).href)) as Migration
    }
  }
  checkNumbers(Object.keys(migrations))
  return migrations
}

/** The database was used by a checkout that has gone further: another branch, or a newer version. */
class UnknownMigration extends SetupError {
  constructor(name: string) {
    super(
      `The database has been used by another checkout: it knows the migration ${name}, which is not here. Go back to ` +
        'that checkout, set another DATA_DIR or DATABASE_URL, or begin with fresh data: npm start -- --reset',
    )
  }
}

/**
 * Runs all new migrations. Throws what a migration threw, UnknownMigration where the database has one that is not here.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    // A part of the sandbox may add its first migration after others have added later ones.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  const unknown = /executed migration (\S+) is missing/.exec(error instanceof Error ? error.message : '')
  if (unknown) throw new UnknownMigration(unknown[1]!)
  if (error) throw error
}
