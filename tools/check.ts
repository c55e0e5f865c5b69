/** `npm run check`: types, lint, import rules, unused code, messages. */
import { checks } from './lib/checks.ts'
import { report } from './lib/report.ts'

process.exitCode = report(await checks())
