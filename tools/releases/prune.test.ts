import { existsSync, mkdirSync, readdirSync, renameSync, utimesSync, type PathLike } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyDocument, versionsOf, withShare } from './document.ts'
import { machine, defaultsInOrder, lastShipped, type JournalLine } from './journal.ts'
import { KEPT_MS, removeUnlisted, unlistOld } from './prune.ts'
import { entry, temporaryStore } from './testing/sample.ts'

vi.mock('node:fs', { spy: true })

const DAY = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()
const line = (days: number, version: string, fields: Partial<JournalLine> = {}): JournalLine => ({
  at: ago(days),
  who: 'team',
  what: 'release',
  remote: 'cashier',
  version,
  default: version,
  shares: { [version]: 100 },
  machine: 'c',
  revision: '',
  ...fields,
})
const listed = (...versions: string[]) =>
  versions.reduce((document, version) => withShare(document, 'cashier', entry(version, ago(100)), 100), emptyDocument)
const names = (document: ReturnType<typeof listed>) =>
  versionsOf(document, 'cashier').map(({ metadata }) => metadata.version)

const stores: ReturnType<typeof temporaryStore>[] = []
afterEach(() => stores.splice(0).forEach((store) => store.remove()))

describe('the 30 days of a version', () => {
  it('start when it was last served, not when it was released', () => {
    const other = line(30.5, 'x', { remote: 'games' })
    const journal = [line(100, 'a'), line(31, 'b'), other, line(29, 'c')]
    expect(names(unlistOld(listed('a', 'b', 'c'), journal, ['cashier']))).toEqual(['c', 'b'])
    expect(names(unlistOld(listed('a', 'b', 'c'), journal, ['games']))).toEqual(['c', 'b', 'a'])
  })

  it('do not end while visitors get it, as a canary or by default', () => {
    expect(names(unlistOld(listed('a'), [line(100, 'a')], ['cashier']))).toEqual(['a'])
    const canary = withShare(listed('a'), 'cashier', entry('b', ago(100)), 10)
    expect(names(unlistOld(canary, [], ['cashier']))).toEqual(['b', 'a'])
  })

  it('end before its files are removed, and only once it is unlisted', () => {
    const store = temporaryStore()
    stores.push(store)
    const document = listed('b', 'c')
    const journal = [line(100, 'a'), line(60, 'lately'), line(20, 'b'), line(10, 'c')]
    for (const [version, days] of [
      ['a', 100],
      ['lately', 100],
      ['b', 100],
      ['young', 5],
      ['orphan', 31],
    ] as const) {
      const folder = join(store.folder, 'cashier', version)
      mkdirSync(folder, { recursive: true })
      utimesSync(folder, new Date(ago(days)), new Date(ago(days)))
    }
    expect(removeUnlisted(store.folder, document, journal).sort()).toEqual(['cashier/a', 'cashier/orphan'])
    expect(existsSync(join(store.folder, 'cashier', 'b'))).toBe(true)
    expect(existsSync(join(store.folder, 'cashier', 'young'))).toBe(true)
    // Served until 20 days ago.
    expect(existsSync(join(store.folder, 'cashier', 'lately'))).toBe(true)
    expect(removeUnlisted(store.folder, document, journal, Date.now() + KEPT_MS).sort()).toEqual([
      'cashier/lately',
      'cashier/young',
    ])
  })

  it('are checked although another release renames its copy meanwhile', () => {
    const store = temporaryStore()
    stores.push(store)
    const remote = join(store.folder, 'cashier')
    mkdirSync(join(remote, '.copy'), { recursive: true })
    const seen = readdirSync(remote, { withFileTypes: true })
    vi.mocked<(folder: PathLike) => unknown>(readdirSync).mockReturnValueOnce(seen)
    renameSync(join(remote, '.copy'), join(remote, 'copied'))
    expect(removeUnlisted(store.folder, listed('a'), [])).toEqual([])
    expect(existsSync(join(remote, 'copied'))).toBe(true)
  })

  it("do not apply to a developer's builds, of which five are kept", () => {
    const versions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const journal = versions.map((version) => line(0, version, { what: 'start' }))
    const kept = listed(...versions)
    expect(names(unlistOld(kept, journal, ['cashier']))).toEqual(['h', 'g', 'f', 'e', 'd', 'c'])
    const released = journal.map((each) => (each.version < 'c' ? { ...each, what: 'release' as const } : each))
    expect(names(unlistOld(kept, released, ['cashier']))).toEqual([...versions].toReversed())
    const found = line(0, 'b', { what: 'found', shares: { a: 10, b: 90 } })
    expect(names(unlistOld(kept, [found, ...journal], ['cashier']))).toEqual([...versions].toReversed())
    const store = temporaryStore()
    stores.push(store)
    for (const version of versions) mkdirSync(join(store.folder, 'cashier', version), { recursive: true })
    const left = unlistOld(kept, journal, ['cashier'])
    expect(removeUnlisted(store.folder, left, journal).sort()).toEqual(['cashier/a', 'cashier/b'])
  })
})

describe('the versions that were the default', () => {
  it('are in order, without those that were rolled back from', () => {
    const journal = [line(9, 'a'), line(8, 'b'), line(7, 'c')]
    expect(defaultsInOrder([...journal, line(6, 'x', { remote: 'games' })], 'cashier')).toEqual(['a', 'b', 'c'])
    const back = [...journal, line(6, 'b', { what: 'rollback' })]
    expect(defaultsInOrder(back, 'cashier')).toEqual(['a', 'b'])
    expect(defaultsInOrder([...back, line(5, 'd')], 'cashier')).toEqual(['a', 'b', 'd'])
    expect(defaultsInOrder([...journal, line(6, 'b', { what: 'found' })], 'cashier')).toEqual(['a', 'b'])
  })

  it('are shipped by this checkout only if its journal lines say so', () => {
    const journal = [line(3, 'a', { machine }), line(2, 'b'), line(1, 'c', { machine, what: 'rollback' })]
    expect(lastShipped(journal, 'cashier')).toBe('a')
    expect(lastShipped(journal, 'games')).toBeUndefined()
  })

  it('do not include a canary', () => {
    const canary = line(8, 'b', { default: 'a', shares: { a: 90, b: 10 } })
    expect(defaultsInOrder([line(9, 'a'), canary], 'cashier')).toEqual(['a'])
  })
})
