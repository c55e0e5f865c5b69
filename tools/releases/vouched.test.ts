import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readVouched } from '../../shared/src/releases/index.ts'
import { entryOf } from './built.ts'
import { copyToStore } from './copy.ts'
import { sharesOf, withShare, type ReleaseDocument } from './document.ts'
import { keyIdOf, loadSigner, makeKey, rawKey } from './keys.ts'
import { publish } from './publish.ts'
import { release, restore, rollback } from './release.ts'
import { openStore, readDocument, readSigned, signDocument, trustedKeys, writeSigned } from './store.ts'
import { keysTable, releasesTable } from './table.ts'
import { built, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
let lines: Record<'cashier' | 'games', string>

/** The store as a team opens it: with its own key, and the other's in RELEASE_KEYS. */
function team(name: 'cashier' | 'games') {
  vi.stubEnv('RELEASE_KEYS', Object.values(lines).join(','))
  vi.stubEnv('RELEASE_KEY_FILE', join(store.dataDir, `${name}.pem`))
  return openStore(store.dataDir)
}

async function ship(by: ReturnType<typeof openStore>, remote: string, code: string) {
  const one = built(store.dataDir, remote, code)
  await copyToStore(by, one)
  await publish(by, (document) => ({
    document: withShare(document, remote, entryOf(one, `https://${remote}.example`, new Date().toISOString()), 100),
    deeds: [{ what: 'release', remote, version: one.version }],
  }))
  return one.version
}

/** What a page makes of the store that knows these keys. */
async function page(keys: readonly string[]) {
  const problems: string[] = []
  const signature = JSON.parse(readFileSync(join(store.folder, 'remotes.json.sig'), 'utf8')) as never
  const text = readFileSync(join(store.folder, 'remotes.json'), 'utf8')
  const found = await readVouched(keys, signature, text, (problem) => problems.push(problem))
  return { remotes: Object.keys(found).toSorted(), problems }
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  store = temporaryStore()
  const line = (name: string) => {
    const file = join(store.dataDir, `${name}.pem`)
    makeKey(file)
    vi.stubEnv('RELEASE_KEY_FILE', file)
    return loadSigner(store.folder).line.replace('all', name)
  }
  lines = { cashier: line('cashier'), games: line('games') }
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  store.remove()
})

it('each team ships its own, and what it carries of the other stays as the other signed it', async () => {
  const first = await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  await ship(team('cashier'), 'cashier', 'two')
  expect(await page(Object.values(lines))).toEqual({ remotes: ['cashier', 'games'], problems: [] })
  expect(sharesOf(readDocument(team('games')), 'games')).toEqual({ [first]: 100 })
})

it('the table names the key that signed each part, and what each key signs for', async () => {
  await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  // The whole is signed by the cashier's team, the lobby's part by its own.
  const cashier = team('cashier')
  const keys = trustedKeys(cashier.signer)
  const [games, payment] = [keyIdOf(lines.games), keyIdOf(lines.cashier)]
  const rows = releasesTable(readSigned(cashier), keys, [], []).split('\n')
  expect(rows[0]).toMatch(/signed with$/)
  expect(rows.find((row) => row.startsWith('cashier'))).toMatch(new RegExp(`${payment}$`))
  expect(rows.find((row) => row.startsWith('games'))).toMatch(new RegExp(`${games}$`))
  expect(keysTable(keys, cashier.signer)).toMatch(
    new RegExp(`^key +signs for\n${payment} +cashier +the key here\n${games} +games$`),
  )
})

it("a team's key ships nothing of the other's: it is said whose it is, and nothing is written", async () => {
  await ship(team('games'), 'games', 'one')
  await ship(team('games'), 'games', 'two')
  const before = readSigned(team('games'))
  const cashier = team('cashier')
  const words = `signs for cashier, not for games: it is for ${keyIdOf(lines.games)} to sign`
  await expect(release(cashier, { remote: 'games', traffic: 5, dist: store.dataDir })).rejects.toThrow(words)
  await expect(rollback(cashier, 'games')).rejects.toThrow(words)
  await expect(ship(cashier, 'games', 'three')).rejects.toThrow(words)
  expect(readSigned(cashier)).toEqual(before)
})

it('what a key signs past its remotes runs on no page, stops every release, and is taken back', async () => {
  await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  const cashier = team('cashier')
  const good = readDocument(cashier)
  const text = readSigned(cashier)!.text.replace('https://games.example', 'https://evil.example')
  vi.stubEnv('RELEASE_KEYS', '')
  // As the holder of the key would write it past the tools.
  const free = { ...cashier, signer: { ...cashier.signer, line: `${rawKey(lines.cashier)} all` } }
  writeSigned(free, signDocument(free.signer, JSON.parse(text) as ReleaseDocument))
  expect(await page(Object.values(lines))).toEqual({
    remotes: ['cashier'],
    problems: ['no key that signs for games signed its part'],
  })
  const games = team('games')
  await expect(ship(games, 'games', 'two')).rejects.toThrow('in games not what a key signed that signs for it')
  await restore(games)
  expect(readDocument(games)).toEqual(good)
  expect((await page(Object.values(lines))).remotes).toEqual(['cashier', 'games'])
})

it('a store from before the parts is carried on by a key for all alone', async () => {
  const all = store.signer.line
  vi.stubEnv('RELEASE_KEY_FILE', undefined)
  await ship(store, 'games', 'one')
  const { text, signature } = readSigned(store)!
  const { parts: _, ...old } = signature
  writeSigned(store, { text, signature: old })
  expect((await page([all])).remotes).toEqual(['games'])
  lines = { ...lines, games: all }
  await expect(ship(team('cashier'), 'cashier', 'one')).rejects.toThrow('not for games')
  vi.stubEnv('RELEASE_KEY_FILE', undefined)
  await ship(store, 'games', 'two')
  await ship(team('cashier'), 'cashier', 'one')
  expect((await page(Object.values(lines))).remotes).toEqual(['cashier', 'games'])
})

/** A live site that lists these keys, as SHELL_URL names it; gives what ends it. */
async function liveSite(releaseKeys: readonly string[]) {
  const server = createServer((_, answer) => answer.end(JSON.stringify({ releaseKeys })))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  vi.stubEnv('SHELL_URL', `http://localhost:${(server.address() as AddressInfo).port}/`)
  return () => server.close()
}

it('the live site says what a key signs for, whatever the machine of the release knows', async () => {
  const end = await liveSite([lines.games])
  try {
    const wanted = { remote: 'vip', traffic: 5, dist: store.dataDir }
    const games = team('games')
    expect(trustedKeys(games.signer)).toEqual([lines.games, lines.cashier])
    vi.stubEnv('RELEASE_KEYS', '')
    await expect(release(openStore(store.dataDir), wanted)).rejects.toThrow(
      'signs for games, not for vip: no key that is known here signs for it',
    )
    await expect(release(team('cashier'), wanted)).rejects.toThrow('The live site does not know the key')
  } finally {
    end()
  }
})

it("without RELEASE_KEYS a key signs nothing of another team's that the live site does not let it sign", async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  await ship(team('cashier'), 'cashier', 'two')
  const end = await liveSite(Object.values(lines))
  try {
    for (const change of [(own: typeof store) => rollback(own, 'cashier'), restore]) {
      vi.stubEnv('RELEASE_KEY_FILE', join(store.dataDir, 'cashier.pem'))
      vi.stubEnv('RELEASE_KEYS', '')
      await change({ ...store, ...openStore(store.dataDir) })
      expect(await page(Object.values(lines))).toEqual({ remotes: ['cashier', 'games'], problems: [] })
    }
  } finally {
    end()
  }
})
