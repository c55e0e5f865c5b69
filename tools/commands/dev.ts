/** `npm run dev [-- name …]`: the whole site, in which the named bundles (or all) are watched and shown as they change. */
import { readArguments } from '../lib/arguments.ts'
import { fail } from '../lib/fail.ts'
import { bundles, dataDir } from '../lib/paths.ts'
import { startDevSite } from '../site/dev-site.ts'
import { stopOnExit } from '../site/stop-on-exit.ts'
import { sitePort } from '../site/ports.ts'

const HELP = `npm run dev [-- bundle …]

The whole site on localhost, in which the named bundles (${bundles.map(({ name }) => name).join(', ')}; without a name all)
are rebuilt after each change and everything else is released. Changes are swapped into the open page where possible. The
sandbox is restarted after each change of it.

  --help`

const all = bundles.map(({ name }) => name as string)

try {
  const { positionals } = readArguments(HELP, {})
  const names = positionals.length === 0 ? all : [...new Set(positionals)]
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`There is no bundle ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  const site = await startDevSite({ port: sitePort(), dataDir, names })
  stopOnExit(site)
  console.log(`watching ${names.join(', ')}; everything else is released`)
  console.log(`ready ${site.origins.shell}`)
} catch (error) {
  fail(error)
}
