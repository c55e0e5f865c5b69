import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharesOf } from './document.ts'
import { defaultsInOrder, readJournal, shareSince } from './journal.ts'
import { restoreLastGood } from './restore.ts'
import { readDocument } from './store-state.ts'
import * as signing from './store.ts'
import { publishSample } from './testing/publish-sample.ts'
import { built, temporaryStore } from './testing/sample.ts'

vi.mock('./store.ts', { spy: true })

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
})
afterEach(() => {
  vi.unstubAllEnvs()
  store.remove()
})

async function ship(code: string, remote = 'cashier') {
  return (await publishSample(store, built(store.dataDir, remote, code))).version
}

/** Damages the document and its newest copy in the history. */
function damageNewest() {
  const { issued } = signing.readSigned(store)!.signature
  writeFileSync(join(store.folder, 'history', `${issued.replaceAll(':', '')}.json`), '{')
  writeFileSync(join(store.folder, 'remotes.json'), '{')
}

describe('a restored document', () => {
  it('is recorded in the journal for each remote whose shares it changes', async () => {
    await ship('games', 'games')
    const one = await ship('one')
    const two = await ship('two')
    damageNewest()
    vi.stubEnv('RELEASED_BY', 'who restored')
    await restoreLastGood(store)
    expect(sharesOf(readDocument(store), 'cashier')).toEqual({ [one]: 100 })
    const journal = readJournal(store.folder)
    const { issued } = signing.readSigned(store)!.signature
    const line = { at: issued, what: 'restore', version: one, default: one, shares: { [one]: 100 } }
    expect(journal.slice(3)).toMatchObject([{ ...line, remote: 'cashier', who: 'who restored' }])
    expect(shareSince(journal, 'cashier', one)?.who).toBe('who restored')
    expect(defaultsInOrder(journal, 'cashier')).toEqual([one])
    expect(two).not.toBe(one)
  })

  it('writes no journal line when visitors keep what they had', async () => {
    await ship('one')
    rmSync(join(store.folder, 'remotes.json'))
    await restoreLastGood(store)
    expect(readJournal(store.folder)).toHaveLength(1)
  })

  it('keeps the files of the versions that visitors ran until then', async () => {
    await ship('games', 'games')
    await ship('one')
    const two = await ship('two')
    const folder = join(store.folder, 'cashier', two)
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    utimesSync(folder, longAgo, longAgo)
    damageNewest()
    await restoreLastGood(store)
    await ship('more games', 'games')
    expect(existsSync(folder)).toBe(true)
  })

  it('is chosen again when another process takes the lock meanwhile', async () => {
    await ship('one')
    writeFileSync(join(store.folder, 'remotes.json'), '{')
    const { signDocument } = await vi.importActual<typeof signing>('./store.ts')
    vi.mocked(signing.writeSigned).mockClear()
    vi.mocked(signing.signDocument).mockClear()
    vi.mocked(signing.signDocument).mockImplementationOnce((...given) => {
      rmSync(join(store.folder, '.lock'))
      return signDocument(...given)
    })
    await restoreLastGood(store)
    expect(signing.signDocument).toHaveBeenCalledTimes(2)
    expect(signing.writeSigned).toHaveBeenCalledTimes(1)
  })
})
