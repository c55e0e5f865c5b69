import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../lib/paths.ts'
import { testerKey, testerKeyHash } from '../releases/keys.ts'
import { publishBuilt } from '../releases/publish-built.ts'
import { openStore } from '../releases/store.ts'
import { checkPorts } from './ports.ts'
import { devReleases, type Dev } from './dev-releases.ts'
import { followBuilds } from './follow-builds.ts'
import { releasesOf } from './releases.ts'
import { serveSite } from './serve.ts'
import { originsOf, sitePath, type Origins } from './site-config.ts'

export interface RunningSite {
  readonly origins: Origins
  /** Ends everything; the database is closed properly. */
  stop(): Promise<void>
}

interface SiteOptions {
  readonly port: number
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
  /** What is watched, built and shown in the place of its released version. */
  readonly dev?: Dev
}

/** Starts sandbox and bundles and resolves when everything answers. */
export async function startSite({ port, dataDir, env, dev }: SiteOptions): Promise<RunningSite> {
  await checkPorts(port)
  const origins = originsOf(port)
  const store = openStore(dataDir)
  await publishBuilt(store, origins.remotes)
  const releases = releasesOf(store, [testerKeyHash(testerKey(dataDir))])
  const unfollow = followBuilds(() => publishBuilt(store, origins.remotes))
  const sandbox = startSandbox({ SITE_FILE: sitePath(), ...env, PORT: String(port), DATA_DIR: dataDir })
  let servers: Server[] = []
  const stop = async () => {
    unfollow()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    if (sandbox.exitCode === null) {
      sandbox.kill('SIGTERM')
      await once(sandbox, 'exit')
    }
  }
  try {
    // First what the page's server asks by itself.
    await answering(sandbox)
    servers = await serveSite(origins, dev ? devReleases(store, releases, origins, dev) : releases, dev)
  } catch (error) {
    await stop()
    throw error
  }
  return { origins, stop }
}

function startSandbox(env: Readonly<Record<string, string>>): ChildProcess {
  const script = join(root, 'sandbox', 'src', 'cli.ts')
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, ...env },
    // It ends by itself when this process is gone, however that came.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group of processes; the sandbox is ended by us, after its requests.
    detached: true,
  })
}

/** Waits for the sandbox's own word; fails when it ends before. */
async function answering(sandbox: ChildProcess): Promise<void> {
  const lines = createInterface({ input: sandbox.stdout! })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => (line.startsWith('sandbox ready') ? resolve() : console.log(line)))
    sandbox.once('exit', (code) => reject(new Error(`The sandbox ended with code ${code}: see the messages above.`)))
  })
}
