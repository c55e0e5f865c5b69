import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserOutcome } from './playwright-report.ts'
import { report } from './report.ts'
import { unitOutcome } from './vitest-report.ts'

afterEach(() => vi.restoreAllMocks())

/** The lines that `report` prints, without empty ones, and its exit code. */
function printed(...outcomes: Parameters<typeof report>[0]): { code: number; lines: string[] } {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const code = report(outcomes)
  return { code, lines: log.mock.calls.flat().join('\n').split('\n').filter(Boolean) }
}

describe('the report', () => {
  it('ends with the numbers of passed and failed tests, after the skipped and flaky ones', () => {
    const { code, lines } = printed(
      { name: 'a', passed: 5, failed: 0, skipped: 2, names: ['not run: x'] },
      { name: 'b', passed: 3, failed: 0, flaky: 1 },
    )
    expect(code).toBe(0)
    expect(lines.slice(-4)).toEqual([
      'ok     b                            3 of 3',
      '2 skipped: they did not run on this machine',
      '1 flaky: failed at first, and passed at the second try',
      '8 passed, 0 failed',
    ])
    expect(lines).toContain('       - not run: x')
  })

  it('omits skipped and flaky tests when there are none, and fails with one failure', () => {
    const { code, lines } = printed({ name: 'a', passed: 5, failed: 1, skipped: 0 })
    expect([code, ...lines]).toEqual([1, expect.stringContaining('FAILED a'), '5 passed, 1 failed'])
  })

  it('names the browser tests that failed, were flaky or were skipped', () => {
    const spec = (title: string, status: 'skipped' | 'expected' | 'unexpected' | 'flaky') => ({
      title,
      file: 'a.spec.ts',
      tests: [{ projectName: 'mobile', status }],
    })
    const suites = [
      {
        specs: [spec('one', 'expected')],
        suites: [{ specs: [spec('two', 'flaky'), spec('three', 'skipped'), spec('four', 'unexpected')] }],
      },
    ]
    const stats = { expected: 1, flaky: 1, skipped: 1, unexpected: 1 }
    expect(browserOutcome({ suites, stats, errors: [] })).toEqual({
      name: 'browser',
      passed: 2,
      failed: 1,
      flaky: 1,
      skipped: 1,
      names: [
        'at the second try: a.spec.ts (mobile): two',
        'not run: a.spec.ts (mobile): three',
        'a.spec.ts (mobile): four',
      ],
    })
  })

  it('says that no test ran where none did', () => {
    const { code, lines } = printed({ name: 'a', passed: 0, failed: 0 }, { name: 'b', passed: 3, failed: 0 })
    expect([code, lines[0]]).toEqual([0, 'none   a                            0 of 0'])
  })

  it('counts a browser test file that does not load, and arguments that match nothing, as failed', () => {
    const stats = { expected: 0, flaky: 0, skipped: 0, unexpected: 0 }
    const errors = [
      { message: '\u001b[31mError: broken\u001b[39m\n  at x', location: { file: '/x/e2e/journeys/a.spec.ts' } },
      { message: 'Error: No tests found.\nMake sure that …' },
    ]
    expect(browserOutcome({ suites: [], stats, errors }, ['journeys/vipp'])).toMatchObject({
      passed: 0,
      failed: 2,
      names: ['a.spec.ts: Error: broken', 'npm run e2e -- journeys/vipp: Error: No tests found.'],
    })
  })

  it('names the skipped unit tests, unless only some were requested', () => {
    const results = ['skipped', 'skipped', 'passed'].map((status, place) => ({ fullName: `test ${place}`, status }))
    const found = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [{ name: '/x/sandbox/src/a.test.ts', status: 'passed', assertionResults: results }],
    }
    const context = { name: 'unit sandbox', folder: '/x/sandbox', isAll: true, code: 0, unhandledErrors: [] }
    expect(unitOutcome(found, context)).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: 2,
      names: ['not run: src/a.test.ts: 2 of its 3 tests'],
    })
    expect(unitOutcome(found, { ...context, isAll: false })).toMatchObject({ skipped: 0, names: [] })
    expect(
      unitOutcome(
        { ...found, testResults: [{ name: '/x/sandbox/src/b.test.ts', status: 'failed', assertionResults: [] }] },
        { ...context, code: 1 },
      ),
    ).toMatchObject({ failed: 1, names: ['src/b.test.ts'] })
    const unhandledErrors = ['Error: late']
    expect(unitOutcome(found, { ...context, isAll: false, code: 1, unhandledErrors })).toMatchObject({
      passed: 1,
      failed: 1,
      names: ['unhandled error: Error: late'],
    })
  })
})
