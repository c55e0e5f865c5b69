/** `npm run check`: types, lint, formatting, imports and calls, unused code, messages. */
import { readArguments } from '../lib/arguments.ts'
import { checks } from '../lib/checks.ts'
import { fail } from '../lib/fail.ts'
import { report } from '../lib/report.ts'

const HELP = `npm run check

All checks that run nothing: types, lint, formatting, unused code, imports between packages, where API calls are made, the
contract, the messages in all languages. Ends with: N passed, N failed

  --help`

try {
  readArguments(HELP, {}, false)
  process.exitCode = report(await checks())
} catch (error) {
  fail(error)
}
