/**
 * `npm run dev -- <remote>` on a copy of its sources, which a test may change freely: `dev-copy.ts <remote> <folder>`.
 */
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../../lib/fail.ts'
import { bundles, dataDir, root } from '../../lib/paths.ts'
import { startDevSite } from '../dev-site.ts'
import { stopOnExit } from '../stop-on-exit.ts'

const [name, sources] = process.argv.slice(2) as [string, string]
const { folder } = bundles.find((bundle) => bundle.name === name)!

try {
  for (const part of ['src', 'package.json', 'webpack.config.ts']) {
    cpSync(join(root, folder, part), join(sources, folder, part), { recursive: true })
  }
  symlinkSync(join(root, folder, 'node_modules'), join(sources, folder, 'node_modules'))
  const site = await startDevSite({ port: Number(process.env['PORT']), dataDir, names: [name], sources })
  stopOnExit(site)
  console.log(`ready ${site.origins.shell}`)
} catch (error) {
  fail(error)
}
