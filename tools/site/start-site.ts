import type { Server } from 'node:http'
import { join } from 'node:path'
import { claimFolder } from '../../sandbox/src/db/claim.ts'
import { build } from '../lib/build.ts'
import { root } from '../lib/paths.ts'
import { noteTesterKey, testerKeyHash } from '../releases/keys.ts'
import { publishBuilt } from '../releases/publish-built.ts'
import { checkPorts } from './ports.ts'
import { devReleases, type Dev } from './dev-releases.ts'
import { followBuilds } from './follow-builds.ts'
import { followSandbox } from './follow-sandbox.ts'
import { localStore } from './local-store.ts'
import { releasesOf } from './releases.ts'
import { SandboxProcess } from './sandbox-process.ts'
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
  /** The watched bundles, shown instead of their released versions. */
  readonly dev?: Dev
}

const sandboxSources = join(root, 'sandbox', 'src')

/**
 * Locks the local site's data in `dataDir` for this process. Throws a readable message when another process uses it:
 * its database would break, and its releases would get this site's addresses. Returns a function that releases the
 * lock.
 */
export const claimData = (dataDir: string) => claimFolder(dataDir, 'site.pid')

/** Starts the sandbox and the bundles; resolves when everything answers. */
export async function startSite({ port, dataDir, env, dev }: SiteOptions): Promise<RunningSite> {
  await checkPorts(port)
  const releaseData = claimData(dataDir)
  const origins = originsOf(port)
  const store = localStore(dataDir)
  await publishBuilt(store, origins.remotes)
  const tester = noteTesterKey(dataDir)
  const releases = releasesOf(store, [testerKeyHash(tester.key)])
  const stopFollowingBuilds = followBuilds((names) => publishBuilt(store, origins.remotes, names))
  const sandbox = new SandboxProcess(join(sandboxSources, 'start', 'cli.ts'), {
    SITE_FILE: sitePath(),
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
  })
  let stopFollowingSandbox: (() => Promise<void>) | undefined
  let servers: Server[] = []
  const stop = async () => {
    stopFollowingBuilds()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await stopFollowingSandbox?.()
    await sandbox.stop()
    tester.forget()
    releaseData()
  }
  try {
    // The sandbox first: the page's server makes requests to it.
    await sandbox.start()
    if (dev) stopFollowingSandbox = followSandbox(sandboxSources, sandbox, () => build(['vendor']))
    servers = await serveSite(origins, dev ? devReleases(store, releases, origins, dev) : releases, dev)
  } catch (error) {
    await stop()
    throw error
  }
  return { origins, stop }
}
