import { originsFrom } from '../context.ts'
import type { Context } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { addressesIn, LOOPBACK } from '../security/proxies.ts'
import { openDatabase, openMemoryDatabase } from '../db/open.ts'
import { seed } from '../db/seed/index.ts'
import { DEFAULT_SITE } from '../site.ts'

const BASE_PORT = 4000
const shared = globalThis as { sandboxTestDatabase?: Promise<Context> }

export interface TestContext extends Context {
  /** Moves this context's clock forward. */
  pass: (ms: number) => void
}

/**
 * A context on a migrated and seeded database: PGlite in memory, or TEST_DATABASE_URL. All test files of a
 * worker share the database, so each test makes members of its own; the clock is the test's own.
 */
export async function testContext(): Promise<TestContext> {
  shared.sandboxTestDatabase ??= preparedContext(openTestDatabase())
  return ownClock(await shared.sandboxTestDatabase)
}

/**
 * A context with a clock of its own. Each reading is a millisecond later than the one before: a slow machine lets no
 * time pass, and on a fast one no two events fall into one millisecond.
 */
export function ownClock(ctx: Context): TestContext {
  let now = Date.now()
  return {
    ...ctx,
    clock: () => new Date(now++),
    pass: (ms) => {
      now += ms
    },
  }
}

function openTestDatabase(): Context['db'] {
  const databaseUrl = process.env.TEST_DATABASE_URL
  return databaseUrl ? openDatabase({ databaseUrl, dataDir: '' }) : openMemoryDatabase()
}

/** Migrates and seeds an empty database. */
export async function preparedContext(db: Context['db']): Promise<Context> {
  const origins = originsFrom(BASE_PORT)
  const config = {
    basePort: BASE_PORT,
    host: '127.0.0.1',
    origins,
    site: DEFAULT_SITE,
    siteOrigins: [origins.shell],
    dataDir: '',
    testCalls: true,
    smtpUrl: undefined,
    trustsProxy: addressesIn(LOOPBACK),
    rateLimit: 10_000_000,
    secrets: { providers: 'test-providers', vendor: 'test-vendor' },
  }
  const ctx: Context = { db, config, clock: () => new Date() }
  await migrate(db)
  await seed(ctx)
  return ctx
}
