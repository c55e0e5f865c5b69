/** `npm run build [-- name …]`: builds the bundles that changed; a running `npm start` shows them. */
import { readArguments } from '../lib/arguments.ts'
import { build } from '../lib/build.ts'
import { fail } from '../lib/fail.ts'
import { notifyRunningSites } from '../site/follow-builds.ts'

const HELP = `npm run build [-- name …]

Builds the bundles that changed, or only the named ones of them: shell, account, games, cashier, vip, vendor (the games).
A running npm start shows what was built.

  --help`

try {
  const { positionals: names } = readArguments(HELP, {})
  await build(names.length > 0 ? names : undefined)
  notifyRunningSites()
} catch (error) {
  fail(error)
}
