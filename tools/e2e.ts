/** `npm run e2e [-- playwright's arguments]`: the browser tests against the built bundles and a fresh sandbox. */
import { browserTests } from './lib/browser-tests.ts'
import { report } from './lib/report.ts'

process.exitCode = report(await browserTests(process.argv.slice(2)))
