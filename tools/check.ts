/** `npm run check`: types, lint, form, imports and calls, unused code, messages. */
import { readArguments } from './lib/arguments.ts'
import { checks } from './lib/checks.ts'
import { fail } from './lib/fail.ts'
import { report } from './lib/report.ts'

const HELP = `npm run check

What can be told without running anything: types, lint, form, unused code, who may import whom, where calls stand, the contract,
the messages in all languages. Ends with: N passed, N failed

  --help`

try {
  readArguments(HELP, {}, false)
  process.exitCode = report(await checks())
} catch (error) {
  fail(error)
}
