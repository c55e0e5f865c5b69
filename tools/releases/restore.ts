import { defaultOf, listedRemotes, sharesOf, versionOf, versionsOf, type ReleaseDocument } from './document.ts'
import { appendJournal, readJournal, type JournalLine } from './journal.ts'
import { lineOf } from './publish.ts'
import { lastGood, type Standing } from './standing.ts'
import { signDocument, writeSigned, type Store } from './store.ts'
import { withStoreLock } from './store-lock.ts'

/**
 * Replaces a damaged document by the last one that a trusted key signed, and writes a journal line for each remote
 * whose shares this changes: the versions that visitors ran until now keep their 30 days. Throws when there is no such
 * document.
 */
export async function restoreLastGood(store: Store): Promise<Standing> {
  for (;;) {
    const done = await withStoreLock(store.folder, (mine) => {
      const good = lastGood(store)
      if (!good)
        throw new Error('No former document of this store was signed by a trusted key: release each remote again.')
      const signed = signDocument(store.signer, good.document, { before: good.before })
      // Another process considered our lock stale and took it: look again.
      if (!mine()) return undefined
      writeSigned(store, signed)
      const at = signed.signature.issued
      appendJournal(store.folder, changed(good.document, readJournal(store.folder), at))
      return good
    })
    if (done) return done
  }
}

/**
 * A line for each remote whose shares change. The shares before are read from the journal, since the damaged document
 * may say anything.
 */
function changed(document: ReleaseDocument, journal: readonly JournalLine[], at: string): JournalLine[] {
  const before = (remote: string) => journal.findLast((line) => line.remote === remote)?.shares ?? {}
  return listedRemotes(document)
    .filter((remote) => !isSame(before(remote), sharesOf(document, remote)))
    .map((remote) => lineOf(document, { what: 'restore', remote, version: defaultIn(document, remote) }, at))
}

function defaultIn(document: ReleaseDocument, remote: string): string {
  const standard = defaultOf(versionsOf(document, remote))
  return standard ? versionOf(standard) : ''
}

function isSame(one: JournalLine['shares'], other: JournalLine['shares']): boolean {
  const versions = Object.keys({ ...one, ...other })
  return versions.every((version) => one[version] === other[version])
}
