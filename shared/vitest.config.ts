import { defineConfig } from 'vitest/config'
import { unitTests } from './build/vitest.ts'

/** The kit, and the build: webpack keeps nothing where its objects are a page's, so that one runs in plain Node. */
export default defineConfig({
  test: {
    projects: [
      unitTests(['src/**/*.test.{ts,tsx}']),
      { test: { name: 'build', include: ['build/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
