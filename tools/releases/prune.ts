import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findVersion, listedRemotes, versionOf, versionsOf, withVersions, type ReleaseDocument } from './document.ts'
import { retiredAt, type JournalLine } from './journal.ts'

/** Open pages and testers may need a version for this long after it was last served. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** Versions that `npm start` published from a developer's builds: the newest so many are kept, instead of 30 days. */
const KEPT_BUILDS = 5

/** Removes versions of these remotes from the list when no visitor has got them for 30 days. */
export function unlistOld(
  document: ReleaseDocument,
  journal: readonly JournalLine[],
  remotes: readonly string[],
  now = Date.now(),
): ReleaseDocument {
  return remotes.reduce((next, remote) => {
    const released = releasedIn(journal)
    let builds = 0
    const stays = versionsOf(next, remote).filter((listed) => {
      if (listed.deployment.default || listed.deployment.traffic > 0) return true
      const since = retiredAt(journal, remote, versionOf(listed)) ?? listed.extras.released
      if (now - Date.parse(since) > KEPT_MS) return false
      return released.has(versionOf(listed)) || ++builds <= KEPT_BUILDS
    })
    return withVersions(next, remote, stays)
  }, document)
}

/** Removes the files of versions that are no longer listed and have not been served for 30 days. */
export function removeUnlisted(
  folder: string,
  document: ReleaseDocument,
  journal: readonly JournalLine[],
  now = Date.now(),
): string[] {
  return listedRemotes(document).flatMap((remote) => {
    const released = releasedIn(journal)
    const names = folders(join(folder, remote)).filter((version) => !findVersion(document, remote, version))
    const old = names.filter((version) => {
      // A concurrent release may rename its temporary folder to the final name at any moment: a name that is gone is
      // not old.
      const written = statSync(join(folder, remote, version), { throwIfNoEntry: false })?.mtimeMs
      if (written === undefined) return false
      const since = retiredAt(journal, remote, version)
      if (since && !released.has(version) && !version.startsWith('.')) return true
      return now - Math.max(written, since ? Date.parse(since) : 0) > KEPT_MS
    })
    for (const version of old) rmSync(join(folder, remote, version), { recursive: true, force: true })
    return old.map((version) => `${remote}/${version}`)
  })
}

/** The versions that a team released, or may have: of what a `found` line serves nobody knows whether it did. */
const releasedIn = (journal: readonly JournalLine[]) =>
  new Set(
    journal.flatMap(({ what, version, shares }) => {
      if (what === 'found') return Object.keys(shares)
      return what === 'release' ? [version] : []
    }),
  )

function folders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  } catch {
    return []
  }
}
