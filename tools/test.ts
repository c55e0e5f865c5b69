/** `npm test`: types, lint, unit tests, build, browser tests; ends with `N passed, N failed`. */
import { handedOn } from './lib/arguments.ts'
import { browserTests } from './lib/browser-tests.ts'
import { checks } from './lib/checks.ts'
import { report, type Outcome } from './lib/report.ts'
import { unitTests } from './lib/unit-tests.ts'

const HELP = `npm test

Everything: npm run check, npm run unit, npm run e2e. Ends with: N passed, N failed

  --help`

handedOn(HELP)
const outcomes: Outcome[] = []
for (const stage of [checks, unitTests, browserTests]) {
  const began = Date.now()
  outcomes.push(...(await stage()))
  console.log(`(${stage.name}: ${Math.round((Date.now() - began) / 1000)} s)`)
}
process.exitCode = report(outcomes)
