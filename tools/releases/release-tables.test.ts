import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyToStore } from './copy-to-store.ts'
import { withShare } from './document.ts'
import { readJournal } from './journal.ts'
import { publish } from './publish.ts'
import { entryOf } from './read-built.ts'
import { releasesTable } from './release-tables.ts'
import { readDocument } from './store-state.ts'
import { readSigned, signDocument, trustedKeys, writeSigned } from './store.ts'
import { built, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
})
afterEach(() => {
  vi.unstubAllEnvs()
  store.remove()
})

async function ship(who: string, code: string): Promise<string> {
  vi.stubEnv('RELEASED_BY', who)
  const one = built(store.dataDir, 'cashier', code)
  await copyToStore(store, one)
  await publish(store, (document) => ({
    document: withShare(document, 'cashier', entryOf(one, 'https://cashier.example', new Date().toISOString()), 100),
    actions: [{ what: 'release', remote: 'cashier', version: one.version }],
  }))
  return one.version
}

const row = () =>
  releasesTable(readSigned(store), trustedKeys(store.signer), readJournal(store.folder), []).split('\n')[1]

it('the table names who gave a version its share, and nobody for an older part that was put back', async () => {
  const one = await ship('alice', 'one')
  const old = readDocument(store)
  const two = await ship('bob', 'two')
  expect(row()).toMatch(new RegExp(`^cashier +${two} +100 % .* bob `))
  writeSigned(store, signDocument(store.signer, old, { before: readSigned(store) }))
  expect(row()).toMatch(new RegExp(`^cashier +${one} +100 % `))
  expect(row()).not.toMatch(/alice|bob/)
})
