import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../lib/build.ts'
import { contractNumber } from '../lib/contract.ts'
import { bundles, root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { DevBuilds, devFolder, devPageFolder, type DevBuild } from './dev-builds.ts'
import { checkPorts } from './ports.ts'
import { siteFile } from './site-config.ts'
import { startSite, type RunningSite } from './start-site.ts'

interface DevOptions {
  readonly port: number
  readonly dataDir: string
  /** Which bundles are watched. */
  readonly names: readonly string[]
  /** The root of the watched bundles' folders, when it is not this checkout. */
  readonly sources?: string
  readonly env?: Readonly<Record<string, string>>
}

const WEBPACK = ['--disable-warning=ExperimentalWarning', 'shared/build/run-webpack.ts']

/** Starts the whole site with the named bundles watched and everything else as released. */
export async function startDevSite({ port, dataDir, names, sources = root, env }: DevOptions): Promise<RunningSite> {
  siteFile()
  await checkPorts(port)
  // The other parts are released builds: what is built here is published to the store, unless that has something newer.
  await build()
  for (const name of names) rmSync(devFolder(name), { recursive: true, force: true })
  await run(process.execPath, [...WEBPACK, join(root, 'shared', 'build', 'hot', 'page'), '--into', devPageFolder])
  const builds = new DevBuilds(names)
  const compilers = names.map((name) => watch(name, sources, (built) => builds.report(name, built)))
  const site = await startSite({ port, dataDir, env, dev: { names, contract: await contractNumber(), builds } })
  return {
    ...site,
    async stop() {
      for (const compiler of compilers) compiler.kill()
      await site.stop()
    },
  }
}

function watch(name: string, sources: string, onBuilt: (build: DevBuild) => void) {
  const { folder } = bundles.find((bundle) => bundle.name === name)!
  const compiler = spawn(process.execPath, [...WEBPACK, join(sources, folder), '--watch', devFolder(name)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  return compiler.on('message', (built) => onBuilt(built as DevBuild))
}
