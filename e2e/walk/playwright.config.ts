import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

// Each worker loads the test file again: all of them need the same seed.
process.env['WALK_SEED'] ??= String(Date.now() % 100_000)

/**
 * Random walks (`npm run e2e -- -c walk/playwright.config.ts`): they look for unforeseen problems, outside npm test.
 */
export default defineConfig(config, {
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: '../test-results',
  retries: 0,
  timeout: 30 * 60_000,
})
