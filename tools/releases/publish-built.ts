import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundles, remoteNames, remotes, root, type BundleName } from '../lib/paths.ts'
import { siteElsewhere } from '../site/origin.ts'
import { CONTRACT_FILE, entryOf, readBuilt, SHELL_FILE, type Built } from './read-built.ts'
import { copyToStore } from './copy-to-store.ts'
import { atOrigins, findVersion, listedRemotes, versionsOf, withShare, type ReleaseDocument } from './document.ts'
import { lastShipped, type JournalLine } from './journal.ts'
import type { ReleaseAction } from './journal-lines.ts'
import { publish } from './publish.ts'
import { revision } from './revision.ts'
import { readDocument } from './store-state.ts'
import type { Store } from './store.ts'

/**
 * Publishes, with all visitors, the named builds of this checkout that it did not ship before, so that a developer sees
 * what was built. What it shipped last is left as it is: a rollback or a canary survives a restart. Throws where the
 * store belongs to a site elsewhere; nothing is written then.
 */
export async function publishBuilt(
  store: Store,
  origins: Readonly<Record<string, string>>,
  names: readonly string[] = remoteNames,
  folderOf = (name: BundleName) => join(root, bundles.find((bundle) => bundle.name === name)!.folder, 'dist'),
): Promise<ReleaseDocument> {
  // Before any file is copied to a place that others may fetch from.
  refuseForeignStore(store, readDocument(store))
  // A build that a release refused stays with its developer while another bundle is built.
  const wantedRemotes = remotes.filter(({ name }) => names.includes(name))
  const built = wantedRemotes.flatMap(({ name }) => tryRead(name, folderOf(name)))
  mkdirSync(store.folder, { recursive: true })
  for (const each of built) await copyToStore(store, each)
  noteShell(store, folderOf('shell'))
  return publish(store, (document, journal) => {
    refuseForeignStore(store, document)
    const actions: ReleaseAction[] = []
    let next = atOrigins(document, origins)
    const moved = JSON.stringify(next) !== JSON.stringify(document)
    const wanted = built.filter((one) => isNew(one, document, journal))
    const source = wanted.length > 0 ? revision() : ''
    for (const each of wanted) {
      const released = findVersion(next, each.remote, each.version)?.extras.released ?? new Date().toISOString()
      next = withShare(next, each.remote, entryOf(each, origins[each.remote]!, released), 100)
      actions.push({ what: 'start', remote: each.remote, version: each.version, revision: source })
    }
    return actions.length > 0 || moved ? { document: next, actions } : undefined
  })
}

/** A local site must not take over a store that serves other people. */
function refuseForeignStore(store: Store, document: ReleaseDocument): void {
  const shell = process.env['RELEASES_DIR'] && siteElsewhere()
  if (shell) {
    throw new Error(
      `RELEASES_DIR is the store of ${shell} (SHELL_URL), not of a local site. Take RELEASES_DIR and SHELL_URL away.`,
    )
  }
  const all = listedRemotes(document).flatMap((remote) => versionsOf(document, remote))
  const foreign = all.map(({ url }) => new URL(url)).find(({ hostname }) => hostname !== 'localhost')
  if (!foreign) return
  throw new Error(
    `${store.folder} holds the releases of ${foreign.origin}, not of a local site. Take RELEASES_DIR away.`,
  )
}

function isNew({ remote, version }: Built, document: ReleaseDocument, journal: readonly JournalLine[]): boolean {
  const listed = findVersion(document, remote, version)
  if (!listed) return true
  // The default stays the default, whatever canary runs beside it.
  return !listed.deployment.default && lastShipped(journal, remote) !== version
}

/** Stores what the shell of this checkout offers, for releases to compare with. */
function noteShell(store: Store, dist: string): void {
  if (existsSync(join(dist, CONTRACT_FILE))) copyFileSync(join(dist, CONTRACT_FILE), join(store.folder, SHELL_FILE))
}

/** A remote whose build cannot be read does not keep the others from starting. */
function tryRead(remote: string, folder: string): Built[] {
  try {
    return [readBuilt(remote, folder)]
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error)
    return []
  }
}
