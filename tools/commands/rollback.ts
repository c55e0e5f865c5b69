/** `npm run rollback -- <remote> [--to version]`: gives visitors back the version that they had before. */
import { requireRemote, readArguments } from '../lib/arguments.ts'
import { fail } from '../lib/fail.ts'
import { dataDir } from '../lib/paths.ts'
import { rollback } from '../releases/release.ts'
import { openStore } from '../releases/store.ts'

const HELP = `npm run rollback -- <remote> [--to version]

Ends a canary; where none runs, goes back to the version that visitors had before and that fits the live
shell (SHELL_URL). Nothing is built or copied: open pages go on with what they have, the next page load gets the other
version.

  --to <version>  to this listed version (a part of its name is enough, if it is the only one)
  --help`

try {
  const { values, positionals } = readArguments(HELP, { to: { type: 'string' } })
  await rollback(openStore(dataDir), requireRemote(positionals, 'npm run rollback'), values.to)
} catch (error) {
  fail(error)
}
