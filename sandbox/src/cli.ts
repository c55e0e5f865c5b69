import { join } from 'node:path'
import { UnknownMigration } from './db/migrate.ts'
import { startSandbox } from './main.ts'
import { PARTS } from './open.ts'
import type { SandboxOptions } from './open.ts'
import { UnknownProxy } from './security/proxies.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const {
  PORT,
  DATA_DIR,
  DATABASE_URL,
  HOST,
  SITE_FILE,
  SITE_ORIGINS,
  SANDBOX_FAULTS,
  SMTP_URL,
  RATE_LIMIT,
  SANDBOX_PARTS,
  TRUSTED_PROXIES,
} = process.env

const OPTIONS: SandboxOptions = {
  basePort: basePort(PORT || '4000'),
  dataDir: DATA_DIR ?? join(REPOSITORY, '.data'),
  databaseUrl: DATABASE_URL,
  smtpUrl: SMTP_URL,
  siteFile: SITE_FILE,
  siteOrigins: SITE_ORIGINS?.split(',').filter(Boolean) ?? [],
  ...(SANDBOX_PARTS === undefined ? {} : { parts: PARTS.filter((part) => SANDBOX_PARTS.includes(part)) }),
  ...(TRUSTED_PROXIES
    ? {
        trustedProxies: TRUSTED_PROXIES.split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      }
    : {}),
  ...(HOST ? { host: HOST } : {}),
  ...(SANDBOX_FAULTS ? { testCalls: SANDBOX_FAULTS === '1' } : {}),
  ...(RATE_LIMIT ? { rateLimit: Number(RATE_LIMIT) } : {}),
}

/** Counted from it, the others are ports as well. */
function basePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_000) return port
  process.stderr.write(`PORT is ${text}: a number from 1 to 65000.\n`)
  process.exit(1)
}

const sandbox = await start()
process.stdout.write(`sandbox ready ${sandbox.context.config.origins.api}\n`)

async function start() {
  try {
    return await startSandbox(OPTIONS)
  } catch (error) {
    process.stderr.write(`${whatToDo(error)}\n`)
    process.exit(1)
  }
}

/** What the developer can do about it; throws what is a fault of ours. */
function whatToDo(error: unknown): string {
  if (error instanceof UnknownMigration || error instanceof UnknownProxy) return error.message
  if (!(error instanceof Error) || !('port' in error)) throw error
  return `Port ${error.port} is in use: set PORT, or stop what listens there.`
}

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await sandbox.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// Whoever started it is gone (tools/site/start-site.ts).
process.on('disconnect', stop)
