/** `npm run unit [-- package … [-t name]]`: the unit tests. */
import { passThroughArguments } from '../lib/arguments.ts'
import { report } from '../lib/report.ts'
import { unitTests, testedPackages } from '../lib/unit-tests.ts'

const HELP = `npm run unit [-- package … [vitest's arguments]]

The unit tests of the named packages (${testedPackages.join(', ')}), or of all.
The first one may be a bundle's name (cashier). Any other word goes to Vitest: a part of a file's name, or -t and a part of a test's name.

  --help`

process.exitCode = report(await unitTests(passThroughArguments(HELP)))
