import { sql } from 'kysely'
import { originsFrom } from '../context.ts'
import type { Config, Context } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase, reach } from '../db/open.ts'
import { seed } from '../db/seed/index.ts'
import { addressesIn, LOOPBACK } from '../security/proxies.ts'
import { keepSecret } from '../security/secrets.ts'
import { isLoopback } from '../security/loopback.ts'
import { readSite } from '../site.ts'

/** What runs besides the product API, each on its own origin. */
export const PARTS = ['providers', 'vendor'] as const
export type PartName = (typeof PARTS)[number]

export interface SandboxOptions {
  basePort: number
  /** Folder of the embedded database. */
  dataDir: string
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined
  host?: string
  /** The site's configuration: a file with its name and domain. */
  siteFile?: string | undefined
  /** More origins whose pages may call the API, besides the site's own five. */
  siteOrigins?: string[]
  /** Which parts to start besides the product API; all without it. */
  parts?: PartName[]
  testCalls?: boolean
  smtpUrl?: string | undefined
  /** Addresses and networks of our reverse proxies; by default this machine, while nobody else can reach us. */
  trustedProxies?: readonly string[]
  rateLimit?: number
  clock?: () => Date
}

const RATE_LIMIT = 6000

/** Opens, migrates and seeds the database, and returns the Context that every part is given. */
export async function openContext(options: SandboxOptions): Promise<Context> {
  const host = options.host ?? '127.0.0.1'
  const trustsProxy = addressesIn(options.trustedProxies ?? (isLoopback(host) ? LOOPBACK : []))
  const site = readSite(options.siteFile)
  const db = openDatabase(options)
  if (options.databaseUrl) await reach(db, options.databaseUrl)
  await migrate(db)
  const origins = originsFrom(options.basePort)
  const { shell, account, games, cashier, vip } = origins
  const config: Config = {
    basePort: options.basePort,
    host,
    origins,
    site,
    siteOrigins: [shell, account, games, cashier, vip, ...(options.siteOrigins ?? [])],
    dataDir: options.dataDir,
    testCalls: options.testCalls ?? isLoopback(host),
    smtpUrl: options.smtpUrl,
    trustsProxy,
    rateLimit: options.rateLimit ?? RATE_LIMIT,
    secrets: { providers: await keepSecret(db, 'providers'), vendor: await keepSecret(db, 'vendor') },
  }
  const ctx: Context = { db, config, clock: options.clock ?? (() => new Date()) }
  await seed(ctx)
  // The embedded database has no autovacuum: without this its planner has no statistics about the tables.
  if (!options.databaseUrl) await sql`analyze`.execute(db)
  return ctx
}
