/** `npm run e2e [-- playwright's arguments]`: the browser tests against the built bundles and a fresh sandbox, or a running site. */
import { passThroughArguments } from '../lib/arguments.ts'
import { browserTests } from '../lib/browser-tests.ts'
import { report } from '../lib/report.ts'

const HELP = `npm run e2e [-- playwright's arguments]

Builds what changed, starts a site with fresh data at port 4700 (PORT moves it) and runs the browser tests against it.
SITE_PORT=4000 uses the site that runs there instead, started with
TESTER_KEY=tester-key SANDBOX_FAULTS=1 RATE_LIMIT=1000000.
What follows -- is Playwright's: a part of a file's name, --project=mobile, -g and a part of a title.

  --help`

process.exitCode = report(await browserTests(passThroughArguments(HELP)))
