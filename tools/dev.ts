/** `npm run dev [-- name …]`: the whole site, in which the named bundles (or all) are watched and shown as they change. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { contractNumber } from './lib/contract.ts'
import { build } from './lib/build.ts'
import { fail } from './lib/fail.ts'
import { bundles, dataDir, root } from './lib/paths.ts'
import { DevReload } from './site/dev-reload.ts'
import { devFolder } from './site/dev-releases.ts'
import { startSite } from './site/start-site.ts'

const wanted = process.argv.slice(2)
const names = bundles.map(({ name }) => name as string)
const watched = bundles.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

try {
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no bundle ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  // The other parts are released builds: the store gets what is built here, if it has nothing newer.
  await build()
  for (const { name } of watched) rmSync(devFolder(name), { recursive: true, force: true })
  const compilers = watched.map(({ name, folder }) => {
    const args = ['shared/build/run-webpack.ts', join(root, folder), '--watch', devFolder(name)]
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    })
  })
  const dev = { names: watched.map(({ name }) => name), contract: await contractNumber(), reload: new DevReload(watched) }
  const site = await startSite({ port: Number(process.env['PORT'] ?? 4000), dataDir, dev })
  const end = () => {
    for (const compiler of compilers) compiler.kill()
    void site.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  console.log(`watching ${dev.names.join(', ')}; everything else is released`)
  console.log(`ready ${site.origins.shell}`)
} catch (error) {
  fail(error)
}
