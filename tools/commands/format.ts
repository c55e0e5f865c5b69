/** `npm run format`: formats every file as `npm run check` requires. */
import { readArguments } from '../lib/arguments.ts'
import { bin, root } from '../lib/paths.ts'
import { fail } from '../lib/fail.ts'
import { run } from '../lib/run.ts'

const HELP = `npm run format

Formats every file (Prettier, .prettierrc.json).

  --help`

try {
  readArguments(HELP, {}, false)
  process.exitCode = (await run(bin('prettier'), ['--write', '--log-level', 'warn', root])).code
} catch (error) {
  fail(error)
}
