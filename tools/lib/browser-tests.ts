import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../site/start-site.ts'
import { findTestBrowser } from './browser.ts'
import { build } from './build.ts'
import { root } from './paths.ts'
import { browserOutcome, type PlaywrightReport } from './playwright-report.ts'
import { unsetLiveSiteVariables } from './live-site-variables.ts'
import type { Outcome } from './report.ts'
import { checkWeights } from './weight.ts'
import { run } from './run.ts'

/**
 * Builds, starts a site with fresh data on ports of its own, and runs the browser tests against it; with SITE_PORT,
 * runs them against the site that already answers there.
 */
export async function browserTests(args: readonly string[] = []): Promise<Outcome[]> {
  const name = 'browser'
  const runningPort = process.env['SITE_PORT']
  const port = Number(runningPort || (process.env['PORT'] ?? 4700))
  const folder = mkdtempSync(join(tmpdir(), 'croupier-e2e-'))
  const file = join(folder, 'report.json')
  unsetLiveSiteVariables()
  try {
    const browser = await findTestBrowser()
    process.env['TESTER_KEY'] ??= 'tester-key'
    const test = () =>
      run(join(root, 'e2e', 'node_modules', '.bin', 'playwright'), ['test', ...args], {
        cwd: join(root, 'e2e'),
        env: { SITE_PORT: String(port), CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      })
    if (runningPort) console.log(`against the site at port ${port} (SITE_PORT) …`)
    if (runningPort) await test()
    else await withSite(port, join(folder, 'data'), test)
    if (!existsSync(file)) return [{ name, passed: 0, failed: 1 }]
    const outcome = browserOutcome(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport, args)
    return runningPort ? [outcome] : [checkWeights(), outcome]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [{ name, passed: 0, failed: 1 }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withSite(port: number, dataDir: string, action: () => Promise<unknown>): Promise<void> {
  await build()
  const site = await startSite({ port, dataDir, env: { SANDBOX_FAULTS: '1', RATE_LIMIT: '1000000' } })
  try {
    await action()
  } finally {
    await site.stop()
  }
}
