import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryOf } from './read-built.ts'
import { versionsOf, withShare, sharesOf } from './document.ts'
import { defaultsInOrder, readJournal } from './journal.ts'
import { signedMessage } from '../../shared/src/releases/index.ts'
import { isSignedByAny } from './keys.ts'
import { publish } from './publish.ts'
import { lastGood, readDocument } from './store-state.ts'
import { readSigned } from './store.ts'
import { thisSystem, withStoreLock } from './store-lock.ts'
import { publishSample } from './testing/publish-sample.ts'
import { built, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
})
afterEach(() => store.remove())

/** No process has this number. */
const GONE = 2 ** 22 + 1
const run = promisify(execFile)
const script = join(import.meta.dirname, 'testing', 'publish-one.ts')

async function release(code: string, traffic = 100, remote = 'cashier') {
  return publishSample(store, built(store.dataDir, remote, code), { traffic })
}

describe('publishing', () => {
  it('signs the document byte for byte', async () => {
    await release('one')
    const { text, signature } = readSigned(store)!
    const isSigned = (words: string) =>
      isSignedByAny([store.signer.line], signedMessage(signature.issued, words), signature.signature)
    expect(isSigned(text)).toBe(true)
    expect(isSigned(text.replace('cashier', 'cashie'))).toBe(false)
    expect(signature.keyId).toBe(store.signer.keyId)
  })

  it('dates each document later than the one before, even when the clock goes back', async () => {
    await release('one')
    const first = readSigned(store)!.signature.issued
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(first) - 60_000 })
    await release('two').finally(() => vi.useRealTimers())
    expect(Date.parse(readSigned(store)!.signature.issued)).toBe(Date.parse(first) + 1)
  })

  it('keeps the version that visitors had until now for 30 more days', async () => {
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    vi.useFakeTimers({ toFake: ['Date'], now: longAgo })
    const one = await release('one')
    vi.useRealTimers()
    const folder = join(store.folder, 'cashier', one.version)
    utimesSync(folder, longAgo, longAgo)
    const two = await release('two')
    expect(versionsOf(readDocument(store), 'cashier').map(({ metadata }) => metadata.version)).toEqual([
      two.version,
      one.version,
    ])
    expect(existsSync(folder)).toBe(true)
    const orphan = join(store.folder, 'cashier', 'orphan')
    mkdirSync(orphan)
    utimesSync(orphan, longAgo, longAgo)
    await release('three')
    expect(existsSync(orphan)).toBe(false)
  })

  it('keeps that version also when a full disk lost its journal line', async () => {
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    vi.useFakeTimers({ toFake: ['Date'], now: longAgo })
    const one = await release('one')
    const journal = join(store.folder, 'journal.jsonl')
    const written = readFileSync(journal, 'utf8')
    const two = await release('two')
    const canary = await release('canary', 10)
    writeFileSync(journal, written)
    vi.useRealTimers()
    for (const { version } of [one, two, canary]) utimesSync(join(store.folder, 'cashier', version), longAgo, longAgo)
    const three = await release('three')
    const four = await release('four')
    expect(versionsOf(readDocument(store), 'cashier').map(({ metadata }) => metadata.version)).toEqual(
      expect.arrayContaining([four, three, two, canary].map(({ version }) => version)),
    )
    for (const { version } of [two, canary]) expect(existsSync(join(store.folder, 'cashier', version))).toBe(true)
    expect(readJournal(store.folder)[1]).toMatchObject({
      what: 'found',
      who: '',
      default: two.version,
      shares: { [two.version]: 90, [canary.version]: 10 },
    })
    expect(defaultsInOrder(readJournal(store.folder), 'cashier')).toEqual(
      [one, two, three, four].map(({ version }) => version),
    )
  })

  it('copies the files, without maps, to a version named by their content', async () => {
    const one = await release('one')
    const files = readdirSync(join(store.folder, 'cashier', one.version), { recursive: true }).map(String)
    expect(files).toContain(join('assets', 'card.svg'))
    expect(files).toContain('remoteEntry.js.br')
    expect(files.filter((file) => /\.map|mf-stats/.test(file))).toEqual([])
    expect((await release('one')).version).toBe(one.version)
    expect((await release('two')).version).not.toBe(one.version)
    expect(one.version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/)
  })

  it('refuses a document that somebody changed, and finds the last good one', async () => {
    await release('one')
    await release('newest')
    const good = readDocument(store)
    const file = join(store.folder, 'remotes.json')
    // Later than all others, and without a valid signature.
    writeFileSync(join(store.folder, 'history', '9999.json'), '{"microFrontends":{}}')
    writeFileSync(join(store.folder, 'history', '9999.json.sig'), '{"issued":"","keyId":"","signature":""}')
    writeFileSync(file, readFileSync(file, 'utf8').replace('cashier.example', 'evil.example'))
    await expect(release('two')).rejects.toThrow('npm run releases -- --restore')
    expect(lastGood(store)!.document).toEqual(good)
  })

  it('names the key that signed the store, and continues for a team that trusts it', async () => {
    await release('one')
    const stranger = temporaryStore()
    const shared = { folder: store.folder, signer: stranger.signer }
    expect(() => readDocument(shared)).toThrow('Set RELEASE_KEY_FILE to that key')
    vi.stubEnv('RELEASE_KEYS', store.signer.line)
    expect(versionsOf(readDocument(shared), 'cashier')).toHaveLength(1)
    vi.unstubAllEnvs()
    stranger.remove()
  })

  it('records who did what', async () => {
    const one = await release('one')
    const two = await release('two', 25)
    expect(readJournal(store.folder)).toMatchObject([
      { what: 'release', remote: 'cashier', version: one.version, shares: { [one.version]: 100 } },
      { what: 'release', version: two.version, default: one.version, shares: { [two.version]: 25, [one.version]: 75 } },
    ])
  })

  it('loses none of 20 concurrent releases from 20 processes', async () => {
    await release('first')
    const names = ['cashier', 'games', 'account', 'vip']
    const published = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const remote = names[index % names.length]!
        const { stdout } = await run(process.execPath, [script, store.dataDir, remote, `code ${index}`])
        return { remote, version: stdout.trim() }
      }),
    )
    const document = readDocument(store)
    for (const { remote, version } of published) {
      expect(versionsOf(document, remote).map(({ metadata }) => metadata.version)).toContain(version)
    }
    for (const remote of names) expect(Object.values(sharesOf(document, remote))).toEqual([100])
    expect(readJournal(store.folder)).toHaveLength(21)
    expect(existsSync(join(store.folder, '.lock'))).toBe(false)
  }, 240_000)

  it('decides again on the newest document when another process takes its lock', async () => {
    const one = built(store.dataDir, 'cashier', 'one')
    let looks = 0
    const after = await publish(store, (document) => {
      if (looks++ === 0) rmSync(join(store.folder, '.lock'))
      return {
        document: withShare(document, 'cashier', entryOf(one, 'https://cashier.example', '2026-01-01'), 100),
        actions: [{ what: 'release', remote: 'cashier', version: one.version }],
      }
    })
    expect(looks).toBe(2)
    expect(readDocument(store)).toEqual(after)
    expect(readJournal(store.folder)).toHaveLength(1)
  })

  it.each([
    ['another machine', { ...thisSystem(), host: 'elsewhere' }, 29],
    ['another container of this name', { ...thisSystem(), system: 'another', pid: GONE }, 29],
    ['this machine', thisSystem(), 590],
  ])('waits a minute for the lock of a running release on %s, and keeps it', async (_, owner, seconds) => {
    await release('one')
    const lock = join(store.folder, '.lock')
    const text = JSON.stringify({ pid: process.pid, token: 'theirs', ...owner })
    writeFileSync(lock, text)
    vi.useFakeTimers({ toFake: ['Date'] })
    const written = (ago: number) => utimesSync(lock, Date.now() / 1000 - ago, Date.now() / 1000 - ago)
    written(seconds)
    const refused = expect(withStoreLock(store.folder, () => 'taken')).rejects.toThrow('Another release holds')
    vi.setSystemTime(Date.now() + 60_001)
    written(seconds)
    await refused.finally(() => vi.useRealTimers())
    expect(readFileSync(lock, 'utf8')).toBe(text)
  })

  it('continues after a release that died while it held the lock', async () => {
    await release('one')
    const dead = JSON.stringify({ ...thisSystem(), pid: GONE, token: 'gone' })
    writeFileSync(join(store.folder, '.lock'), dead)
    await release('two')
    writeFileSync(join(store.folder, '.lock'), JSON.stringify({ host: 'elsewhere', pid: 1, token: 'gone' }))
    const old = new Date(Date.now() - 40_000)
    utimesSync(join(store.folder, '.lock'), old, old)
    await release('three')
    // A process of ours that hangs, or another process that has the same pid by now.
    writeFileSync(join(store.folder, '.lock'), JSON.stringify({ ...thisSystem(), pid: process.pid, token: 'gone' }))
    const older = new Date(Date.now() - 601_000)
    utimesSync(join(store.folder, '.lock'), older, older)
    await release('four')
    expect(versionsOf(readDocument(store), 'cashier')).toHaveLength(4)
  })
})
