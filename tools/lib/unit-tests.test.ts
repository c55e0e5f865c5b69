import { writeFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { run } from './run.ts'
import { unitTests } from './unit-tests.ts'

vi.mock('./run.ts', () => ({ run: vi.fn() }))
vi.mock('./nginx.ts', () => ({ provideNginx: async () => undefined }))
vi.mock('./postgres.ts', () => ({ providePostgres: async () => undefined }))

/** A Vitest that finds one test, in the package of that name. */
function testsOf(found: string): void {
  vi.mocked(run).mockImplementation(async (_command, args, { cwd = '' } = {}) => {
    const file = args.find((arg) => arg.startsWith('--outputFile.json='))!.split('=')[1]!
    const numPassedTests = cwd.endsWith(found) ? 1 : 0
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests: 0, testResults: [] }))
    return { code: 0, output: '' }
  })
}
beforeEach(() => void vi.clearAllMocks())

it('a word that matches no test is a failure, which names the packages', async () => {
  testsOf('none')
  for (const words of [['cahsier'], ['cashier', 'cahsier'], ['cashier', '-t', 'cahsier']]) {
    const [outcome, ...more] = await unitTests(words)
    expect([outcome, more]).toMatchObject([{ passed: 0, failed: 1 }, []])
    expect(outcome!.names!.join()).toMatch(/nothing matches .*cahsier, or .*,packages: shell, .*mfe-cashier/)
  }
})

it('a word that matches tests of some packages alone is none', async () => {
  testsOf('mfe-vip')
  const outcomes = await unitTests(['cashier', 'mfe-vip', 'vip-store'])
  expect(outcomes).toMatchObject([
    { name: 'unit mfe-cashier', passed: 0, failed: 0 },
    { name: 'unit mfe-vip', passed: 1, failed: 0 },
  ])
  expect(vi.mocked(run).mock.lastCall?.[1]).toContain('--passWithNoTests')
})
