import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readJournal } from './journal.ts'
import { releasesTable } from './release-tables.ts'
import { readDocument } from './store-state.ts'
import { readSigned, signDocument, trustedKeys, writeSigned } from './store.ts'
import { publishSample } from './testing/publish-sample.ts'
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
  return (await publishSample(store, built(store.dataDir, 'cashier', code))).version
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
