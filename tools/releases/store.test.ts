import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDocument, withShare } from './document.ts'
import { publish } from './publish.ts'
import { readSignedIn } from './store.ts'
import { entry, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
const wait = vi.spyOn(Atomics, 'wait')
beforeEach(async () => {
  store = temporaryStore()
  await publish(store, () => ({ document: withShare(emptyDocument, 'cashier', entry('1.0.0'), 100), actions: [] }))
  wait.mockReset().mockReturnValue('timed-out')
})
afterEach(() => store.remove())

const read = (...keys: string[]) => readSignedIn(store.folder, keys)
/** How often the action waits for another process. */
function waits(action: () => unknown): number {
  wait.mockClear()
  action()
  return wait.mock.calls.length
}

it('a damaged document is waited for once, and read as soon as it is repaired', () => {
  const { line } = store.signer
  const file = join(store.folder, 'remotes.json')
  const good = readFileSync(file, 'utf8')
  const refuses = () => expect(() => read(line)).toThrow('does not match its signature')
  writeFileSync(file, '{')
  expect(waits(refuses)).toBe(20)
  expect(waits(refuses)).toBe(0)
  writeFileSync(file, '[')
  expect(waits(refuses)).toBe(20)
  writeFileSync(file, good)
  expect(waits(() => expect(read(line)?.text).toBe(good))).toBe(0)
})

it('a document with an unknown key is waited for once, and read when the key is known', () => {
  const stranger = temporaryStore()
  const refuses = () => expect(() => read(stranger.signer.line)).toThrow('is signed with the key')
  expect(waits(refuses)).toBe(20)
  expect(waits(refuses)).toBe(0)
  expect(read(stranger.signer.line, store.signer.line)).toBeDefined()
  stranger.remove()
})

it('a reader between two renames tries again', () => {
  const signature = join(store.folder, 'remotes.json.sig')
  renameSync(signature, `${signature}-later`)
  wait.mockImplementationOnce(() => {
    renameSync(`${signature}-later`, signature)
    return 'timed-out'
  })
  expect(waits(() => expect(read(store.signer.line)).toBeDefined())).toBe(1)
})
