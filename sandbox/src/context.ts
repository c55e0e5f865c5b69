import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'
import type { Site } from './site.ts'

/** Where each part of the site answers; scheme, host and port, no slash at the end. */
export interface Origins {
  shell: string
  account: string
  games: string
  cashier: string
  vip: string
  api: string
  providers: string
  vendor: string
}

export interface Config {
  /** PORT: the shell's own port, from which every other one is counted (architecture.md, "From outside"). */
  basePort: number
  host: string
  origins: Origins
  /** The brand that mails speak for. */
  site: Site
  /** Origins of pages that may call the product API from a browser. */
  siteOrigins: string[]
  dataDir: string
  /**
   * Whether fault switches and test calls answer: by default on a loopback address; SANDBOX_FAULTS (1, 0) overrides it.
   */
  testCalls: boolean
  /** The SMTP server for mails; without one they land in the local mailbox page. */
  smtpUrl: string | undefined
  /** Whether an address is one of our reverse proxies, whose word about the caller's address is trusted. */
  trustsProxy: (address: string) => boolean
  /** Requests a minute that one address may make. */
  rateLimit: number
  /** Keys made once and kept in the database: callbacks of providers, play sessions of the vendor. */
  secrets: { providers: string; vendor: string }
}

/** What every part of the sandbox is given: one database, one configuration, one clock. */
export interface Context {
  db: Kysely<Database>
  config: Config
  clock: () => Date
}

const OFFSETS = { shell: 0, account: 1, games: 2, cashier: 3, vip: 4, api: 10, providers: 20, vendor: 30 }

/** The ports of a site whose shell listens on `basePort`. */
export function portsFrom(basePort: number): Record<keyof Origins, number> {
  const entries = Object.entries(OFFSETS).map(([name, offset]) => [name, basePort + offset])
  return Object.fromEntries(entries) as Record<keyof Origins, number>
}

/** The origins of a site on `localhost`, counted from the shell's port. */
export function originsFrom(basePort: number): Origins {
  const entries = Object.entries(portsFrom(basePort)).map(([name, port]) => [name, `http://localhost:${port}`])
  return Object.fromEntries(entries) as unknown as Origins
}
