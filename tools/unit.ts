/** `npm run unit [-- package … [-t name]]`: the unit tests. */
import { handedOn } from './lib/arguments.ts'
import { report } from './lib/report.ts'
import { unitTests, withTests } from './lib/unit-tests.ts'

const HELP = `npm run unit [-- package … [vitest's arguments]]

The unit tests of the named packages (${withTests.join(', ')}), or of all.
The first one may be a bundle's name (cashier). What is no package's name is Vitest's: a part of a file's name, or -t and a part of a test's.

  --help`

process.exitCode = report(await unitTests(handedOn(HELP)))
