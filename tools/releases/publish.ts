import { mkdirSync } from 'node:fs'
import { appendJournal, machine, readJournal, whoami, type JournalLine } from './journal.ts'
import { defaultOf, sharesOf, versionOf, versionsOf, type ReleaseDocument } from './document.ts'
import { unlistOld, removeUnlisted } from './prune.ts'
import { standing } from './standing.ts'
import { signDocument, writeSigned, type Store } from './store.ts'
import { withStoreLock } from './store-lock.ts'

/** What was done to which remote's version: the journal's words. */
export interface ReleaseAction {
  readonly what: JournalLine['what']
  readonly remote: string
  readonly version: string
  /** Of the sources that were built (`revision`); nothing was where it is left out. */
  readonly revision?: string
}

interface Change {
  readonly document: ReleaseDocument
  readonly deeds: readonly ReleaseAction[]
}

/** Looks at the newest document and says what it shall be; undefined when it shall stay. May throw a refusal. */
export type Decide = (document: ReleaseDocument, journal: readonly JournalLine[]) => Change | undefined

/**
 * Changes the discovery document: reads, decides and writes while nobody else does, so that releases at the same
 * time, of other clones too, lose nothing of each other. Gives the document that stands afterwards.
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
      // With what is done now: a version that visitors get until this moment has its 30 days before it.
      const at = new Date().toISOString()
      const lines = [...journal, ...change.deeds.map((deed) => lineOf(change.document, deed, at))]
      // Of what another team ships nothing is taken off the list: its part stays as that team signed it.
      const next = unlistOld(
        change.document,
        lines,
        change.deeds.map(({ remote }) => remote),
      )
      const signed = signDocument(store.signer, next, { before })
      // Somebody took our lock for a dead one's: look at the newest document again.
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

/** What the journal says of a deed that led to this document. */
export function lineOf(document: ReleaseDocument, deed: ReleaseAction, at: string): JournalLine {
  const standard = defaultOf(versionsOf(document, deed.remote))
  const shares = sharesOf(document, deed.remote)
  return { at, who: whoami(), revision: '', ...deed, default: standard ? versionOf(standard) : '', shares, machine }
}
