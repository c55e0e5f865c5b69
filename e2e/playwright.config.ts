import { defineConfig, devices } from '@playwright/test'
import { chromiumForTests } from './support/browser.ts'

const port = Number(process.env['SITE_PORT'] ?? 4000)

/**
 * Browser tests on the built bundles and the real sandbox, in both layouts; `@desktop` or `@mobile` in a title
 * restricts a test to one.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are processors, since a page that waits leaves one idle.
  workers: 3,
  // A loaded machine may be late once; the report names tests that needed their second try.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    colorScheme: 'dark',
    trace: 'off',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: chromiumForTests,
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@mobile/,
      // The desktop project uses reduced motion, the phone full motion: so both are tested, for up to a fifth less of
      // the processor's time. Tests of animations set their preference themselves.
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
})
