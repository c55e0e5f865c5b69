import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../lib/browser.ts'
import { root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { openStore } from '../releases/store.ts'
import { releasesOf } from '../site/releases.ts'
import { serveShell } from '../site/serve.ts'
import { startSite } from '../site/start-site.ts'

/** Cold loads that are counted, of each site and under each condition. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const ONE_APP_PORT = 5

/** Starts the site with fresh data, and measures it in a real browser (e2e/bench/run.ts). */
export async function measureSite(
  folder: string,
  sections: readonly ('load' | 'tax')[],
): Promise<Record<string, unknown>> {
  const browser = await findBrowser()
  const port = Number(process.env['PORT'] ?? 4700)
  const dataDir = join(folder, 'data')
  const oneApp = `http://localhost:${port + ONE_APP_PORT}`
  const env = { RATE_LIMIT: '1000000', SITE_ORIGINS: oneApp }
  const site = await startSite({ port, dataDir, env })
  const measure = async (section: string, sites: Readonly<Record<string, string>>) => {
    const file = join(folder, `${section}.json`)
    const named = Object.entries(sites).map(([name, url]) => `${name}=${url}`)
    const script = join(root, 'e2e', 'bench', 'run.ts')
    const { code } = await run(process.execPath, [script, file, String(RUNS), ...named], {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM: browser },
    })
    if (code !== 0) throw new Error(`the section ${section} ended with ${code}: see the messages above`)
    return (JSON.parse(readFileSync(file, 'utf8')) as { result: unknown }).result
  }
  const found: Record<string, unknown> = {}
  try {
    if (sections.includes('tax')) {
      const output = join(folder, 'one-app')
      const { code } = await run(process.execPath, [
        join(root, 'shared', 'build', 'one-app', 'build.ts'),
        output,
        join(import.meta.dirname, 'one-app', 'load-remote.js'),
      ])
      if (code !== 0) throw new Error('one application could not be built')
      const store = openStore(dataDir)
      const server = await serveShell(output, port + ONE_APP_PORT, site.origins, releasesOf(store, []))
      found['tax'] = await measure('tax', { 'five bundles': site.origins.shell, 'one application': oneApp })
      server.close()
      server.closeAllConnections()
    } else if (sections.includes('load')) {
      found['load'] = await measure('load', { 'five bundles': site.origins.shell })
    }
    return found
  } finally {
    await site.stop()
  }
}
