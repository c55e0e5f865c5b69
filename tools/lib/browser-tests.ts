import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../site/start-site.ts'
import { findBrowser } from './browser.ts'
import { build } from './build.ts'
import { root } from './paths.ts'
import { browserOutcome, type PlaywrightReport } from './playwright-report.ts'
import type { Outcome } from './report.ts'
import { checkWeights } from './weight.ts'
import { run } from './run.ts'

/** Builds, starts a site with fresh data on ports of its own, and runs the browser tests against it. */
export async function browserTests(args: readonly string[] = []): Promise<Outcome[]> {
  const name = 'browser'
  const port = Number(process.env['PORT'] ?? 4700)
  const folder = mkdtempSync(join(tmpdir(), 'croupier-e2e-'))
  const file = join(folder, 'report.json')
  // The tests release into a store of their own, whatever this machine releases into.
  for (const name of ['RELEASES_DIR', 'RELEASE_KEY_FILE', 'RELEASE_KEYS']) delete process.env[name]
  try {
    const browser = await findBrowser()
    await build()
    process.env['TESTER_KEY'] ??= 'tester-key'
    const env = { SANDBOX_FAULTS: '1', RATE_LIMIT: '1000000' }
    const site = await startSite({ port, dataDir: join(folder, 'data'), env })
    try {
      const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright')
      await run(playwright, ['test', ...args], {
        cwd: join(root, 'e2e'),
        env: { SITE_PORT: String(port), CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      })
    } finally {
      await site.stop()
    }
    if (!existsSync(file)) return [{ name, passed: 0, failed: 1 }]
    return [checkWeights(), browserOutcome(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport)]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [{ name, passed: 0, failed: 1 }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
