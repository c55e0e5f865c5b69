import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyToStore } from './copy-to-store.ts'
import { decideRelease, decideRollback } from './decide.ts'
import { entryOf, readBuilt } from './read-built.ts'
import { sharesOf, versionsOf } from './document.ts'
import { liveShell } from './contract-fit.ts'
import { publish } from './publish.ts'
import { publishBuilt } from './publish-built.ts'
import { readJournal } from './journal.ts'
import { revision } from './revision.ts'
import { readDocument } from './store-state.ts'
import { readSigned } from './store.ts'
import { journalTable, releasesTable } from './release-tables.ts'
import { builtFolder, temporaryStore } from './testing/sample.ts'

vi.mock('./revision.ts', { spy: true })

const origins = { cashier: 'http://localhost:4803', games: 'http://localhost:4802' }
let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  store = temporaryStore()
})
afterEach(() => {
  vi.unstubAllEnvs()
  store.remove()
})

/** What `npm start` does with a cashier that has this code; the other remotes are not built. */
async function start(code: string, at = origins): Promise<string> {
  const folder = builtFolder(store.dataDir, 'cashier', code)
  const nowhere = `${store.dataDir}/nothing`
  await publishBuilt(store, at, undefined, (name) => (name === 'cashier' ? folder : nowhere))
  return readBuilt('cashier', folder).version
}
const shares = () => sharesOf(readDocument(store), 'cashier')

describe('npm start', () => {
  it('publishes the builds of this checkout, also when they were built before', async () => {
    const one = await start('one')
    const two = await start('two')
    expect(shares()).toEqual({ [two]: 100 })
    const released = () => versionsOf(readDocument(store), 'cashier').find(({ metadata }) => metadata.version === one)
    const first = released()!.extras.released
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await start('one').finally(() => vi.useRealTimers())
    expect(shares()).toEqual({ [one]: 100 })
    expect(released()!.extras.released).toBe(first)
  })

  it('records the commit of a build in the journal', async () => {
    vi.mocked(revision).mockReturnValue(`${'4f2a91c8'.repeat(5)}+`)
    const one = await start('one')
    const journal = readJournal(store.folder)
    expect(journal).toMatchObject([{ version: one, revision: `${'4f2a91c8'.repeat(5)}+` }])
    const signed = readSigned(store)
    expect(releasesTable(signed, [], journal, []).split('\n')[1]).toContain(' 4f2a91c84f+ ')
    expect(journalTable(journal, ['cashier'])).toContain(' 4f2a91c84f+ ')
  })

  it('keeps a rollback and a canary', async () => {
    const one = await start('one')
    const two = await start('two')
    await publish(store, (document, journal) => {
      const decision = decideRollback(document, journal, 'cashier', undefined, () => true)
      if (!('document' in decision)) throw new Error(JSON.stringify(decision))
      return {
        document: decision.document,
        actions: [{ what: 'rollback', remote: 'cashier', version: decision.version }],
      }
    })
    await start('two')
    expect(shares()).toEqual({ [one]: 100 })
    const built = readBuilt('cashier', builtFolder(store.dataDir, 'cashier', 'three'))
    await copyToStore(store, built)
    await publish(store, (document) => {
      const decision = decideRelease(document, 'cashier', entryOf(built, origins.cashier, '2026-01-01'), 10)
      if ('refused' in decision) throw new Error(decision.refused)
      return { document: decision.document, actions: [{ what: 'release', remote: 'cashier', version: built.version }] }
    })
    await start('three')
    expect(shares()).toEqual({ [one]: 90, [built.version]: 10 })
    await start('one')
    expect(shares()).toEqual({ [one]: 90, [built.version]: 10 })
    expect(two).not.toBe(one)
  })

  it('publishes what `npm run build` named, and no other build that lies there', async () => {
    const folder = builtFolder(store.dataDir, 'cashier', 'refused')
    await publishBuilt(store, origins, ['shell', 'games'], () => folder)
    expect(readDocument(store).microFrontends).toEqual({})
    expect(await liveShell(store)).toBeDefined()
    await publishBuilt(store, origins, ['cashier'], () => folder)
    expect(shares()).toEqual({ [readBuilt('cashier', folder).version]: 100 })
  })

  it('stores what the shell offers, for releases to be checked against', async () => {
    const folder = builtFolder(store.dataDir, 'cashier', 'one')
    await publishBuilt(store, origins, undefined, () => folder)
    expect(await liveShell(store)).toEqual({ hostApi: 1, hostApiMinor: 0, contract: 'c' })
  })

  it('refuses a store that serves another site', async () => {
    await start('one', { ...origins, cashier: 'https://cashier.example' })
    const before = readdirSync(join(store.folder, 'cashier'))
    await expect(start('two')).rejects.toThrow('holds the releases of https://cashier.example')
    expect(readdirSync(join(store.folder, 'cashier'))).toEqual(before)
  })

  it('writes nothing into an empty store of a site elsewhere', async () => {
    vi.stubEnv('RELEASES_DIR', store.folder)
    vi.stubEnv('SHELL_URL', 'https://casino.example/')
    await expect(start('one')).rejects.toThrow('RELEASES_DIR is the store of https://casino.example/ (SHELL_URL)')
    expect(existsSync(store.folder)).toBe(false)
    vi.stubEnv('SHELL_URL', 'http://localhost:4000/')
    const one = await start('one')
    expect(shares()).toEqual({ [one]: 100 })
  })

  it('moves the URLs when the site starts on other ports', async () => {
    await start('one')
    await start('one', { ...origins, cashier: 'http://localhost:5003' })
    expect(versionsOf(readDocument(store), 'cashier')[0]?.url).toMatch(/^http:\/\/localhost:5003\/1\.2\.0-/)
  })
})
