import type { BrowserContext } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..', '..')
const TIMEOUT_MS = 120_000

/** A site for one test, with its own folder and store. */
export interface SeparateSite {
  readonly folder: string
  /** Environment variables with which the tools find its store. */
  readonly env: NodeJS.ProcessEnv
  /** Its origins by port offset: the shell at 0, the cashier at 3, the API at 10. */
  at(offset: number): string
  stop(): Promise<void>
}

interface StartOptions {
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Starts one of the tools that print `ready`, at a port offset from the test's; `optionsFor` makes more arguments and
 * variables from the site's folder.
 */
export async function startSeparateSite(
  offset: number,
  script: string,
  optionsFor: (folder: string) => StartOptions = () => ({}),
): Promise<SeparateSite> {
  const port = Number(process.env['SITE_PORT'] ?? 4000) + offset
  const folder = mkdtempSync(join(tmpdir(), 'croupier-own-'))
  const defaults = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    RELEASES_DIR: '',
    RELEASE_KEY_FILE: '',
    RELEASE_KEYS: '',
  }
  const { args = [], env: more } = optionsFor(folder)
  const env = { ...process.env, ...defaults, SANDBOX_FAULTS: '1', RATE_LIMIT: '1000000', ...more }
  // The script that npm would run; npm itself would not forward the signal that stops it. Over the IPC channel it
  // notices when we are gone.
  const command = ['tools/bootstrap.mjs', script, ...args]
  const site = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const stop = async () => {
    site.kill('SIGTERM')
    if (site.exitCode === null) await once(site, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  await waitUntilReady(site).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { folder, env, at: (more) => `http://localhost:${port + more}`, stop }
}

async function waitUntilReady(site: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: site.stdout! }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve()
    })
    site.once('exit', (code) => reject(new Error(`the site ended with code ${code}`)))
    setTimeout(() => reject(new Error('the site is not ready')), TIMEOUT_MS).unref()
  })
}

/** Creates a member of such a site and logs them in from the next page load on, in all tabs. */
export async function signInNewMember(context: BrowserContext, api: string, username: string): Promise<void> {
  const fields = { username, password: 'test-pass-1234', balance: '500.00', credited: 1 }
  const answer = await context.request.post(`${api}/_test/member`, { data: fields })
  const { data } = (await answer.json()) as { data: { token: string } }
  await context.addInitScript(
    (token) => window.origin !== 'null' && localStorage.setItem('croupier.token', token),
    data.token,
  )
}
