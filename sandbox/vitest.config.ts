import { defineConfig } from 'vitest/config'

/** Each worker keeps its modules, and with them its database, which is made once (src/testing); a given one has one worker. */
const maxWorkers = process.env['TEST_DATABASE_URL'] ? 1 : 2

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The code logs what a test broke on purpose (src/testing/killed-at.ts): noise in a green run.
    onConsoleLog: (log) => !/Error: killed\b/.test(log),
  },
})
