/** `npm run build [-- name …]`: builds the bundles that changed; a running `npm start` shows them. */
import { readArguments } from '../lib/arguments.ts'
import { build, buildable } from '../lib/build.ts'
import { fail } from '../lib/fail.ts'
import { notifyRunningSites } from '../site/follow-builds.ts'

const HELP = `npm run build [-- name …]

Builds the bundles that changed, or only the named ones of them: shell, account, games, cashier, vip, vendor (the games).
A running npm start shows the named bundles, or all, to everyone, without the tests and checks of a release.

  --help`

try {
  const { positionals } = readArguments(HELP, {})
  const names = positionals.length > 0 ? positionals : buildable
  await build(names)
  notifyRunningSites(names)
} catch (error) {
  fail(error)
}
