import { appendJournal, readJournal } from './journal.ts'
import { missingLines } from './journal-lines.ts'
import { lastGood, type StoreState } from './store-state.ts'
import { signDocument, writeSigned, type Store } from './store.ts'
import { withStoreLock } from './store-lock.ts'

/**
 * Replaces a damaged document by the last one that a trusted key signed, and writes a journal line for each remote
 * whose shares this changes: the versions that visitors ran until now keep their 30 days. Throws when there is no such
 * document.
 */
export async function restoreLastGood(store: Store): Promise<StoreState> {
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
      // The shares until now are those of the journal: the damaged document may say anything.
      appendJournal(store.folder, missingLines(good.document, readJournal(store.folder), 'restore', at))
      return good
    })
    if (done) return done
  }
}
