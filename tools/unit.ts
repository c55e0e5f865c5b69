/** `npm run unit [-- package … [-t name]]`: the unit tests. */
import { report } from './lib/report.ts'
import { unitTests } from './lib/unit-tests.ts'

process.exitCode = report(await unitTests(process.argv.slice(2)))
