import { defineConfig } from 'vitest/config'

/** One worker that keeps its modules: all files share one database, which is made once (src/testing). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a test broke on purpose (src/testing/killed-at.ts) is told by the code as any fault is: no news in a green run.
    onConsoleLog: (log) => !/Error: killed\b/.test(log),
  },
})
