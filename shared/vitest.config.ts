import { defineConfig } from 'vitest/config'
import { unitTests } from './build/vitest.ts'

/**
 * The tests of the kit, and of the build. webpack caches nothing where its objects are those of a page (jsdom), so the
 * latter run in plain Node.
 */
export default defineConfig({
  test: {
    projects: [
      unitTests(['src/**/*.test.{ts,tsx}']),
      { test: { name: 'build', include: ['build/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
