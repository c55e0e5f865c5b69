import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sharedRoot } from './paths.ts'

/** The unit test settings of every package: jsdom for components, Node for the rest. */
export function unitTests(include: string[] = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}']) {
  return defineConfig({
    define: { __BUILD_VERSION__: JSON.stringify('0.0.0-test') },
    test: {
      include,
      environment: 'jsdom',
      // Each test file gets a page of its own, in processes that are reused: one process per file took nine tenths of
      // the time.
      pool: 'vmForks',
      maxWorkers: 2,
      setupFiles: [join(sharedRoot, 'src', 'testing', 'jsdom-setup.ts')],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      testTimeout: 20_000,
      restoreMocks: true,
    },
  })
}
