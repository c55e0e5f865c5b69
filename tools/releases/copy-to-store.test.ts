import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyToStore, isWhole } from './copy-to-store.ts'
import { emptyDocument } from './document.ts'
import { removeUnlisted } from './prune.ts'
import { built, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
})
afterEach(() => store.remove())

const listed = { ...emptyDocument, microFrontends: { 'croupier/cashier': [] } }
const versions = () => readdirSync(join(store.folder, 'cashier'))

describe('a copy to the store', () => {
  it('renews the date of existing files, so that no other release removes them', async () => {
    const one = built(store.dataDir, 'cashier', 'one')
    await copyToStore(store, one)
    const target = join(store.folder, 'cashier', one.version)
    utimesSync(target, 0, 0)
    await copyToStore(store, one)
    expect(Date.now() - statSync(target).mtimeMs).toBeLessThan(60_000)
    expect(removeUnlisted(store.folder, listed, [])).toEqual([])
    expect(versions()).toEqual([one.version])
  })

  it('succeeds and leaves no temporary folder when another release is faster', async () => {
    const one = built(store.dataDir, 'cashier', 'one')
    await Promise.all([copyToStore(store, one), copyToStore(store, one)])
    expect(versions()).toEqual([one.version])
    expect(isWhole(store, 'cashier', one.version)).toBe(true)
  })

  it('fails and leaves no temporary folder when the target cannot be written', async () => {
    const one = built(store.dataDir, 'cashier', 'one')
    mkdirSync(store.folder, { recursive: true })
    writeFileSync(join(store.folder, 'cashier'), 'a file where a folder has to be')
    await expect(copyToStore(store, one)).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(readdirSync(store.folder)).toEqual(['cashier'])
  })

  it('fails when existing files are damaged and cannot be replaced', async () => {
    const one = built(store.dataDir, 'cashier', 'one')
    await copyToStore(store, one)
    writeFileSync(join(store.folder, 'cashier', one.version, one.entry), 'cut o')
    rmSync(join(one.folder, one.entry))
    await expect(copyToStore(store, one)).rejects.toThrow('ENOENT')
    expect(versions()).toEqual([one.version])
  })
})
