import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyToStore, isWhole } from './copy-to-store.ts'
import { emptyDocument } from './document.ts'
import { removeUnlisted } from './prune.ts'
import { built, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
})
afterEach(() => {
  vi.restoreAllMocks()
  store.remove()
})

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

  it.each(['.br', '.gz'])('replaces files whose compressed copy (%s) alone is damaged', async (ending) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const one = built(store.dataDir, 'cashier', 'one')
    expect(await copyToStore(store, one)).toBe(true)
    const copy = join(store.folder, 'cashier', one.version, `${one.entry}${ending}`)
    const good = readFileSync(copy)
    for (const damaged of [good.subarray(0, -1), readFileSync(join(one.folder, one.entry)), Buffer.alloc(0)]) {
      writeFileSync(copy, damaged)
      expect(isWhole(store, 'cashier', one.version)).toBe(false)
    }
    // Of another file of the same kind.
    writeFileSync(copy, readFileSync(join(store.folder, 'cashier', one.version, `assets/card.svg${ending}`)))
    expect(isWhole(store, 'cashier', one.version)).toBe(false)
    expect(await copyToStore(store, one)).toBe(true)
    expect(readFileSync(copy)).toEqual(good)
    expect(isWhole(store, 'cashier', one.version)).toBe(true)
    expect(await copyToStore(store, one)).toBe(false)
    expect(warn.mock.calls.join()).toContain('were damaged')
  })

  it('leaves files without a compressed copy as they are, because servers send the file then', async () => {
    const one = built(store.dataDir, 'cashier', 'one')
    await copyToStore(store, one)
    for (const ending of ['.br', '.gz']) rmSync(join(store.folder, 'cashier', one.version, `${one.entry}${ending}`))
    expect(isWhole(store, 'cashier', one.version)).toBe(true)
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
