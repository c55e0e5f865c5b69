/** `npm run dev [-- name …]`: the whole site, in which the named bundles (or all) are watched and shown as they change. */
import { fail } from './lib/fail.ts'
import { bundles, dataDir } from './lib/paths.ts'
import { startDevSite } from './site/dev-site.ts'
import { endWith } from './site/end-with.ts'

const wanted = process.argv.slice(2)
const all = bundles.map(({ name }) => name as string)
const names = wanted.length === 0 ? all : wanted

try {
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`There is no bundle ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  const site = await startDevSite({ port: Number(process.env['PORT'] ?? 4000), dataDir, names })
  endWith(site)
  console.log(`watching ${names.join(', ')}; everything else is released`)
  console.log(`ready ${site.origins.shell}`)
} catch (error) {
  fail(error)
}
