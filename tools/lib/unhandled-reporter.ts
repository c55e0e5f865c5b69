import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter } from 'vitest/node'

/**
 * Writes the first line of each unhandled error to the file that UNHANDLED_ERRORS names: they make Vitest fail, but its
 * JSON report does not contain them.
 */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_, errors) => {
    const { UNHANDLED_ERRORS: file } = process.env
    if (!file) return
    const lines = errors.map(({ name = 'Error', message, VITEST_TEST_NAME: test }) => {
      const first = stripVTControlCharacters(String(message)).split('\n')[0]
      return typeof test === 'string' ? `${name}: ${first} (during: ${test})` : `${name}: ${first}`
    })
    writeFileSync(file, JSON.stringify(lines))
  }
}
