import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

// The file of the walks is read by each worker anew: all of them are to see one seed.
process.env['WALK_SEED'] ??= String(Date.now() % 100_000)

/** Random walks (`npm run e2e -- -c walk/playwright.config.ts`): they look for what nobody thought of, outside npm test. */
export default defineConfig(config, {
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: '../test-results',
  retries: 0,
  timeout: 30 * 60_000,
})
