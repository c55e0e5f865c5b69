/** `npm test`: types, lint, unit tests, build, browser tests; ends with `N passed, N failed`. */
import { passThroughArguments } from '../lib/arguments.ts'
import { browserTests } from '../lib/browser-tests.ts'
import { checks } from '../lib/checks.ts'
import { report } from '../lib/report.ts'
import { runStages } from '../lib/stages.ts'
import { unitTests } from '../lib/unit-tests.ts'

const HELP = `npm test

Everything: npm run check, npm run unit, npm run e2e. Ends with: N passed, N failed

  --help`

passThroughArguments(HELP)
process.exitCode = report(await runStages([checks, unitTests, browserTests]))
