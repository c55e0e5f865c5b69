/** `npm run build [-- name …]`: builds the bundles that changed; a running `npm start` shows them. */
import { build } from './lib/build.ts'
import { fail } from './lib/fail.ts'
import { tellRunningSites } from './site/follow-builds.ts'

const names = process.argv.slice(2)
await build(names.length > 0 ? names : undefined).catch(fail)
tellRunningSites()
