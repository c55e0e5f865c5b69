import { mkdirSync } from 'node:fs'
import type { ReleaseDocument } from './document.ts'
import { appendJournal, readJournal, type JournalLine } from './journal.ts'
import { foundLines, journalLineOf, type ReleaseAction } from './journal-lines.ts'
import { unlistOld, removeUnlisted } from './prune.ts'
import { storeState } from './store-state.ts'
import { signDocument, writeSigned, type Store } from './store.ts'
import { withStoreLock } from './store-lock.ts'

interface Change {
  readonly document: ReleaseDocument
  readonly actions: readonly ReleaseAction[]
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
      const { document, before } = storeState(store)
      const written = readJournal(store.folder)
      const found = before ? foundLines(before, written) : []
      const journal = [...written, ...found]
      const change = decide(document, journal)
      if (!change) return document
      // Includes the actions of this change: the 30 days of a version that had visitors until now start now.
      const at = new Date().toISOString()
      const lines = [...journal, ...change.actions.map((action) => journalLineOf(change.document, action, at))]
      // Old versions of other teams' remotes are not unlisted: their parts stay as those teams signed them.
      const next = unlistOld(
        change.document,
        lines,
        change.actions.map(({ remote }) => remote),
      )
      const signed = signDocument(store.signer, next, { before })
      // Another process considered our lock stale and took it: read the newest document again.
      if (!mine()) return undefined
      writeSigned(store, signed)
      const recorded = change.actions.map((action) => journalLineOf(next, action, signed.signature.issued))
      appendJournal(store.folder, [...found, ...recorded])
      removeUnlisted(store.folder, next, lines)
      return next
    })
    if (done) return done
  }
}
