import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
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
  /** What went wrong outside a test: a file that does not load, arguments that match nothing. */
  readonly errors: readonly { readonly message?: string; readonly location?: { readonly file: string } }[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Converts Playwright's report into a row of ours. */
export function browserOutcome({ stats, suites, errors }: PlaywrightReport, args: readonly string[] = []): Outcome {
  const { expected, unexpected, flaky, skipped } = stats
  const outside = errors.map(({ message = '', location }) => {
    const [reason = ''] = stripVTControlCharacters(message).split('\n')
    return `${location ? basename(location.file) : ['npm run e2e --', ...args].join(' ')}: ${reason}`
  })
  const names = [...suites.flatMap(remarks), ...outside]
  return { name: 'browser', passed: expected + flaky, failed: unexpected + errors.length, flaky, skipped, names }
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
