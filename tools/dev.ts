/** `npm run dev [-- name …]`: the whole site, in which the named bundles (or all) are watched and shown as they change. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { contractNumber } from './lib/contract.ts'
import { build } from './lib/build.ts'
import { fail } from './lib/fail.ts'
import { bundles, dataDir, root } from './lib/paths.ts'
import { run } from './lib/run.ts'
import { DevBuilds, devFolder, devPageFolder, type DevBuild } from './site/dev-builds.ts'
import { checkPorts } from './site/ports.ts'
import { startSite } from './site/start-site.ts'

const WEBPACK = 'shared/build/run-webpack.ts'
const devPageSource = join(root, 'shared', 'build', 'hot', 'page')

const wanted = process.argv.slice(2)
const names = bundles.map(({ name }) => name as string)
const watched = bundles.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

try {
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no bundle ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  const port = Number(process.env['PORT'] ?? 4000)
  await checkPorts(port)
  // The other parts are released builds: the store gets what is built here, if it has nothing newer.
  await build()
  for (const { name } of watched) rmSync(devFolder(name), { recursive: true, force: true })
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', WEBPACK, devPageSource, '--into', devPageFolder])
  const builds = new DevBuilds(watched.map(({ name }) => name))
  const compilers = watched.map(({ name, folder }) => {
    const args = ['--disable-warning=ExperimentalWarning', WEBPACK, join(root, folder), '--watch', devFolder(name)]
    const compiler = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'development' },
    })
    return compiler.on('message', (build) => builds.built(name, build as DevBuild))
  })
  const dev = { names: watched.map(({ name }) => name), contract: await contractNumber(), builds }
  const site = await startSite({ port, dataDir, dev })
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
