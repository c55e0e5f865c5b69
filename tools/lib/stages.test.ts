import { afterEach, expect, it, vi } from 'vitest'
import { report } from './report.ts'
import { runStages } from './stages.ts'

afterEach(() => vi.restoreAllMocks())

it('a stage that throws counts as one failure, and the others still run', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const checks = async () => {
    throw new Error('spawnSync git ENOENT')
  }
  const unitTests = async () => [{ name: 'unit shared', passed: 3, failed: 0 }]
  const outcomes = await runStages([checks, unitTests])
  expect(outcomes).toEqual([
    { name: 'checks', passed: 0, failed: 1, names: ['spawnSync git ENOENT'] },
    { name: 'unit shared', passed: 3, failed: 0 },
  ])
  expect(report(outcomes)).toBe(1)
  expect(log.mock.lastCall).toEqual(['\n3 passed, 1 failed'])
})
