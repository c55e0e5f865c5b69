import type { Outcome } from './report.ts'

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly PlaywrightTest[]
  }[]
}

interface PlaywrightTest {
  readonly projectName: string
  readonly status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Converts Playwright's report into a row of ours. */
export function browserOutcome({ stats, suites }: PlaywrightReport): Outcome {
  const { expected, unexpected: failed, flaky, skipped } = stats
  return { name: 'browser', passed: expected + flaky, failed, flaky, skipped, names: suites.flatMap(remarks) }
}

const MARKS = { unexpected: '', flaky: 'at the second try: ', skipped: 'not run: ' }

/** The tests that failed, took a second try or did not run, each with its file and layout. */
function remarks({ suites = [], specs }: PlaywrightSuite): string[] {
  const names = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, projectName }) =>
      status === 'expected' ? [] : [`${MARKS[status]}${file} (${projectName}): ${title}`],
    ),
  )
  return [...suites.flatMap(remarks), ...names]
}
