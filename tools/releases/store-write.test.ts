import { fsyncSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDocument, withShare } from './document.ts'
import { publish } from './publish.ts'
import { lastGood, readDocument } from './store-state.ts'
import { entry, temporaryStore } from './testing/sample.ts'

vi.mock('node:fs', { spy: true })

let store: ReturnType<typeof temporaryStore>
beforeEach(async () => {
  store = temporaryStore()
  await release('1.0.0')
})
afterEach(() => {
  vi.restoreAllMocks()
  store.remove()
})

const release = (version: string) =>
  publish(store, () => ({ document: withShare(emptyDocument, 'cashier', entry(version), 100), actions: [] }))
const files = () => [readdirSync(store.folder), readdirSync(join(store.folder, 'history'))]

type Call = (target: string, ...more: unknown[]) => unknown
const actual = await vi.importActual<Record<string, Call>>('node:fs')

/** Makes a function of node:fs throw ENOSPC for the first call whose path or descriptor matches. */
function failOnce(name: 'writeFileSync' | 'renameSync' | 'fsyncSync', matches: (target: string) => boolean): void {
  let hasFailed = false
  vi.mocked({ writeFileSync, renameSync, fsyncSync }[name] as Call).mockImplementation((target, ...more) => {
    if (hasFailed || !matches(String(target))) return actual[name]!(target, ...more)
    hasFailed = true
    throw new Error('ENOSPC: no space left on device')
  })
}

describe('a release that fails before its document is in place', () => {
  it.each([
    ['its copy in the history is written', () => failOnce('writeFileSync', (file) => file.endsWith('Z.json'))],
    ['the signature of that copy is written', () => failOnce('writeFileSync', (file) => file.endsWith('Z.json.sig'))],
    ['the document is written', () => failOnce('writeFileSync', (file) => /^\d+$/.test(file))],
    ['the document is brought to the disk', () => failOnce('fsyncSync', () => true)],
    ['the document gets its name', () => failOnce('renameSync', (file) => file.includes('.remotes.json-'))],
  ])('leaves nothing behind that a restore would bring back: when %s', async (_, fail) => {
    const [before, document] = [files(), readDocument(store)]
    fail()
    await expect(release('2.0.0')).rejects.toThrow('ENOSPC')
    expect(files()).toEqual(before)
    expect(lastGood(store)!.document).toEqual(document)
    await release('3.0.0')
  })
})
