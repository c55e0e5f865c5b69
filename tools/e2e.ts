/** `npm run e2e [-- playwright's arguments]`: the browser tests against the built bundles and a fresh sandbox. */
import { handedOn } from './lib/arguments.ts'
import { browserTests } from './lib/browser-tests.ts'
import { report } from './lib/report.ts'

const HELP = `npm run e2e [-- playwright's arguments]

Builds what changed, starts a site with fresh data at port 4700 (PORT moves it) and runs the browser tests against it.
What follows -- is Playwright's: a part of a file's name, --project=mobile, -g and a part of a title.

  --help`

process.exitCode = report(await browserTests(handedOn(HELP)))
