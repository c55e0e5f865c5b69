import { mkdirSync } from 'node:fs'
import { appendJournal, machine, readJournal, whoami, type JournalLine } from './journal.ts'
import { defaultOf, sharesOf, versionOf, versionsOf, type ReleaseDocument } from './document.ts'
import { unlistOld, removeUnlisted } from './prune.ts'
import { standing } from './standing.ts'
import { signDocument, writeSigned, type Store } from './store.ts'
import { withStoreLock } from './store-lock.ts'

/** What was done to which version of a remote, in the journal's terms. */
export interface ReleaseAction {
  readonly what: JournalLine['what']
  readonly remote: string
  readonly version: string
  /** The commit of the sources that were built (`revision`); left out when nothing was built. */
  readonly revision?: string
}

interface Change {
  readonly document: ReleaseDocument
  readonly deeds: readonly ReleaseAction[]
}

/** Receives the newest document and returns the change to make; undefined leaves it as it is. May throw a refusal. */
export type Decide = (document: ReleaseDocument, journal: readonly JournalLine[]) => Change | undefined

/**
 * Changes the discovery document. Reading, deciding and writing happen under the store's lock, so that concurrent
 * releases, also from other clones, do not overwrite each other. Returns the document that is current afterwards.
 * Throws what `decide` throws; nothing is written then.
 */
export async function publish(store: Store, decide: Decide): Promise<ReleaseDocument> {
  mkdirSync(store.folder, { recursive: true })
  for (;;) {
    const done = await withStoreLock(store.folder, (mine) => {
      const { document, before } = standing(store)
      const journal = readJournal(store.folder)
      const change = decide(document, journal)
      if (!change) return document
      // Includes the actions of this change: the 30 days of a version that had visitors until now start now.
      const at = new Date().toISOString()
      const lines = [...journal, ...change.deeds.map((deed) => lineOf(change.document, deed, at))]
      // Old versions of other teams' remotes are not unlisted: their parts stay as those teams signed them.
      const next = unlistOld(
        change.document,
        lines,
        change.deeds.map(({ remote }) => remote),
      )
      const signed = signDocument(store.signer, next, { before })
      // Another process considered our lock stale and took it: read the newest document again.
      if (!mine()) return undefined
      writeSigned(store, signed)
      appendJournal(
        store.folder,
        change.deeds.map((deed) => lineOf(next, deed, signed.signature.issued)),
      )
      removeUnlisted(store.folder, next, lines)
      return next
    })
    if (done) return done
  }
}

/** The journal line for an action that led to this document. */
export function lineOf(document: ReleaseDocument, deed: ReleaseAction, at: string): JournalLine {
  const standard = defaultOf(versionsOf(document, deed.remote))
  const shares = sharesOf(document, deed.remote)
  return { at, who: whoami(), revision: '', ...deed, default: standard ? versionOf(standard) : '', shares, machine }
}
