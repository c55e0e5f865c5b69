import type { Kysely } from 'kysely'
import { originsFrom, type Context } from '../src/context.ts'
import { migrate } from '../src/db/migrate.ts'
import { openMemoryDatabase } from '../src/db/open.ts'
import type { Database } from '../src/db/schema.ts'
import { seed } from '../src/db/seed/index.ts'
import { postgresFolder, startPostgres } from '../src/testing/postgres.ts'

interface Opened {
  readonly name: string
  readonly ctx: Context
  close(): Promise<void>
}

/** A seeded database of each kind in turn: the embedded one, and PostgreSQL where this machine has it. */
export async function* databases(): AsyncGenerator<Opened> {
  const embedded = openMemoryDatabase()
  yield { name: 'PGlite', ctx: await contextOn(embedded), close: () => embedded.destroy() }
  const folder = postgresFolder()
  if (!folder) return
  const server = await startPostgres(folder)
  const db = server.open(20)
  const close = async () => {
    await db.destroy()
    await server.stop()
  }
  yield { name: 'PostgreSQL', ctx: await contextOn(db), close }
}

async function contextOn(db: Kysely<Database>): Promise<Context> {
  const origins = originsFrom(4000)
  const config = {
    basePort: 4000,
    host: '127.0.0.1',
    origins,
    siteOrigins: [origins.shell],
    dataDir: '',
    testCalls: true,
    smtpUrl: undefined,
    rateLimit: 10_000_000,
    secrets: { providers: 'bench', vendor: 'bench' },
  }
  const ctx: Context = { db, config, clock: () => new Date() }
  await migrate(db)
  await seed(ctx)
  return ctx
}
