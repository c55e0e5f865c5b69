import { join } from 'node:path'
import { startSandbox } from './main.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const { PORT, DATA_DIR, DATABASE_URL, HOST, SITE_ORIGINS, SANDBOX_FAULTS, SMTP_URL, RATE_LIMIT } = process.env

const sandbox = await startSandbox({
  basePort: Number(PORT ?? 4000),
  dataDir: DATA_DIR ?? join(REPOSITORY, '.data'),
  databaseUrl: DATABASE_URL,
  smtpUrl: SMTP_URL,
  siteOrigins: SITE_ORIGINS?.split(',').filter(Boolean) ?? [],
  ...(HOST ? { host: HOST } : {}),
  ...(SANDBOX_FAULTS ? { testCalls: SANDBOX_FAULTS === '1' } : {}),
  ...(RATE_LIMIT ? { rateLimit: Number(RATE_LIMIT) } : {}),
})
process.stdout.write(`sandbox ready ${sandbox.context.config.origins.api}\n`)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await sandbox.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
