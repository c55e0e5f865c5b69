import { relative } from 'node:path'
import type { Outcome } from './report.ts'

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly VitestFile[]
}

interface ReportContext {
  readonly name: string
  /** The package's folder. */
  readonly folder: string
  /** Whether all tests were requested: then one that did not run is reported. */
  readonly isAll: boolean
  readonly code: number
  /** Errors that no test caught: a failure, even if every test passed. */
  readonly unhandledErrors: readonly string[]
}

/** Converts Vitest's report of a package into a row of ours. */
export function unitOutcome(
  { numPassedTests: passed, numFailedTests, testResults }: VitestReport,
  { name, folder, isAll, code, unhandledErrors }: ReportContext,
): Outcome {
  const files = testResults.map((file) => ({
    ...file,
    path: relative(folder, file.name),
    skipped: isAll ? skippedTests(file) : 0,
  }))
  const incomplete = files.filter(({ skipped }) => skipped > 0)
  return {
    name,
    passed,
    failed: numFailedTests || (code === 0 ? 0 : 1),
    skipped: incomplete.reduce((total, { skipped }) => total + skipped, 0),
    names: [
      ...files.flatMap((file) => failedTests(file, file.path)),
      ...unhandledErrors.map((error) => `unhandled error: ${error}`),
      ...incomplete.map(
        ({ path, skipped, assertionResults }) => `not run: ${path}: ${skipped} of its ${assertionResults.length} tests`,
      ),
    ],
  }
}

/** The tests that failed, each with its file; for a file that did not load, only the file. */
function failedTests({ status, assertionResults }: VitestFile, file: string): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [file]
  return failed.map(({ fullName }) => `${file}: ${fullName}`)
}

const skippedTests = ({ assertionResults }: VitestFile) =>
  assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending').length
