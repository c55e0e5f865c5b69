import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../lib/browser.ts'
import { writeCopies } from '../lib/compressed-copies.ts'
import { root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { openStore } from '../releases/store.ts'
import { releasesOf } from '../site/releases.ts'
import { serveShell } from '../site/serve.ts'
import { measure, type Measurement } from './measure.ts'
import { port, withSite } from './site.ts'

/** Counted cold loads of each site under each condition, and presses of each control. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 15)
const PRESSES = Number(process.env['BENCH_RUNS'] ?? 5)
const GAMES = Number(process.env['BENCH_GAMES'] ?? 10_000)
const TRANSACTIONS = Number(process.env['BENCH_TRANSACTIONS'] ?? 100_000)
const ONE_APP_PORT = 5

async function inBrowser(
  section: string,
  folder: string,
  options: Readonly<Record<string, unknown>>,
): Promise<Measurement> {
  const env = { CHROMIUM: await findBrowser(), SITE_PORT: String(port) }
  return measure({ by: 'e2e', section, folder, options, env })
}

/** Measures cold loads of the home page. */
export function loads(folder: string): Promise<Measurement> {
  return withSite({ folder }, ({ origins }) =>
    inBrowser('loads', folder, { sites: { 'five bundles': origins.shell }, runs: RUNS }),
  )
}

/** Measures cold loads of the five bundles and of one application built from the same sources, alternating. */
export async function federationCost(folder: string): Promise<Measurement> {
  const output = join(folder, 'one-app')
  const script = join(root, 'shared', 'build', 'one-app', 'build.ts')
  const { code } = await run(process.execPath, [script, output, join(import.meta.dirname, 'one-app', 'load-remote.js')])
  if (code !== 0) throw new Error('one application could not be built')
  // Both sites have the same files besides their bundles, compressed as in a release.
  cpSync(join(root, 'shell', 'public'), output, { recursive: true })
  await writeCopies(output, ['.br'])
  const oneApp = `http://localhost:${port + ONE_APP_PORT}`
  return withSite({ folder, env: { SITE_ORIGINS: oneApp } }, async ({ origins }, dataDir) => {
    const releases = releasesOf(openStore(dataDir), [])
    const server = await serveShell(output, port + ONE_APP_PORT, origins, releases)
    try {
      return await inBrowser('loads', folder, {
        sites: { 'five bundles': origins.shell, 'one application': oneApp },
        runs: RUNS,
      })
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })
}

/** Measures presses of the main controls. */
export function response(folder: string): Promise<Measurement> {
  return withSite({ folder }, () => inBrowser('response', folder, { runs: PRESSES }))
}

/** Measures the longest lists, scrolled to their ends. */
export function lists(folder: string): Promise<Measurement> {
  let token = ''
  const prepare = async (dataDir: string) => {
    const options = {
      by: 'sandbox',
      section: 'history',
      folder,
      options: { dataDir, transactions: TRANSACTIONS },
    } as const
    token = String((await measure(options)).rows[0]?.['token'])
  }
  return withSite({ folder, prepare }, () =>
    inBrowser('lists', folder, { games: GAMES, transactions: TRANSACTIONS, token }),
  )
}
