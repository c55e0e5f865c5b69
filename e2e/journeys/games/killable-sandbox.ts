import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Envelope } from '../../support/api.ts'

/** The sandbox's base port: its API and its vendor listen 10 and 30 above it. */
const port = Number(process.env['SITE_PORT'] ?? 4000) + 35
const api = `http://localhost:${port + 10}`

/** A sandbox for one test, with its database on disk. */
export interface KillableSandbox {
  start(): Promise<void>
  /** Ends it as a power cut would: without notice or cleanup. */
  kill(): Promise<void>
  call<T>(path: string, body: object, token?: string): Promise<T>
  remove(): Promise<void>
}

/** A sandbox that can be killed and restarted on the data that it left. */
export function createKillableSandbox(): KillableSandbox {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-sandbox-'))
  let running: ChildProcess | null = null
  const kill = async () => {
    if (!running) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
    running = null
  }
  return {
    kill,
    async start() {
      const cli = join(import.meta.dirname, '..', '..', '..', 'sandbox', 'src', 'start', 'cli.ts')
      const env = { ...process.env, PORT: String(port), DATA_DIR: folder, SANDBOX_PARTS: 'vendor', SANDBOX_FAULTS: '1' }
      const child = spawn(process.execPath, [cli], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      running = child
      await new Promise<void>((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('sandbox ready') && resolve())
        child.once('exit', (code) => reject(new Error(`the sandbox ended with code ${code}`)))
      })
    },
    async call<T>(path: string, body: object, token?: string) {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
      const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return ((await answer.json()) as Envelope<T>).data
    },
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
