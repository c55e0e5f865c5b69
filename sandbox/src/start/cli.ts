import { startSandbox } from './main.ts'
import { optionsFrom } from './settings.ts'
import { SetupError } from '../setup-error.ts'

const sandbox = await start()
process.stdout.write(`sandbox ready ${sandbox.context.config.origins.api}\n`)

async function start() {
  try {
    return await startSandbox(optionsFrom(process.env))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/**
 * The message that says how to fix an error, for the person who starts the sandbox; rethrows an error that is a bug.
 */
function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT, or stop what listens there.`
  if (code === 'EADDRNOTAVAIL') return `HOST is ${address}: no address of this machine.`
  throw error
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
// The parent process has exited (tools/site/start-site.ts).
process.on('disconnect', stop)
