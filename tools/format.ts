/** `npm run format`: brings every file into the one form that `npm run check` asks for. */
import { readArguments } from './lib/arguments.ts'
import { bin, root } from './lib/paths.ts'
import { fail } from './lib/fail.ts'
import { run } from './lib/run.ts'

const HELP = `npm run format

Brings every file into one form (Prettier, .prettierrc.json).

  --help`

try {
  readArguments(HELP, {}, false)
  process.exitCode = (await run(bin('prettier'), ['--write', '--log-level', 'warn', root])).code
} catch (error) {
  fail(error)
}
