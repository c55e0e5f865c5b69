import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharesOf, versionsOf, type ReleaseDocument } from './document.ts'
import { keyIdOf, rawKey } from './keys.ts'
import { release, restore, rollback } from './release.ts'
import { readDocument } from './store-state.ts'
import { openStore, readSigned, signDocument, trustedKeys, writeSigned } from './store.ts'
import { keysTable, releasesTable } from './release-tables.ts'
import { twoTeams, withLiveSite } from './testing/teams.ts'

let teams: ReturnType<typeof twoTeams>
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  teams = twoTeams()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  teams.store.remove()
})

it("a team's release keeps the other team's part as that team signed it", async () => {
  const { page, ship, team } = teams
  const first = await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  await ship(team('cashier'), 'cashier', 'two')
  expect(await page()).toEqual({ remotes: ['cashier', 'games'], problems: [] })
  expect(sharesOf(readDocument(team('games')), 'games')).toEqual({ [first]: 100 })
})

it('the table shows which key signed each part, and what each key signs for', async () => {
  const { lines, ship, team } = teams
  await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  // The whole document is signed by the cashier's team, the lobby's part by its own team.
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

it("a release of another team's remote is refused with that team's key, and writes nothing", async () => {
  const { lines, ship, store, team } = teams
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

it('a part that a key may not sign runs on no page, and a restore replaces it', async () => {
  const { lines, page, ship, team } = teams
  await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  const cashier = team('cashier')
  const good = readDocument(cashier)
  const text = readSigned(cashier)!.text.replace('https://games.example', 'https://evil.example')
  vi.stubEnv('RELEASE_KEYS', '')
  // As the key's holder could write it by bypassing the tools.
  const free = { ...cashier, signer: { ...cashier.signer, line: `${rawKey(lines.cashier)} all` } }
  writeSigned(free, signDocument(free.signer, JSON.parse(text) as ReleaseDocument))
  expect(await page()).toEqual({
    remotes: ['cashier'],
    problems: ['no key that signs for games signed its part'],
  })
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const two = await ship(team('cashier'), 'cashier', 'two')
  expect((await page()).remotes).toEqual(['cashier'])
  // The lobby's part is as its team had signed it, the cashier's as it is now.
  await restore(team('cashier'))
  expect(versionsOf(readDocument(team('games')), 'games')).toEqual(versionsOf(good, 'games'))
  expect(sharesOf(readDocument(team('games')), 'cashier')).toEqual({ [two]: 100 })
  expect(warn).not.toHaveBeenCalled()
  expect((await page()).remotes).toEqual(['cashier', 'games'])
})

it('a store without signed parts is continued only by a key for all remotes', async () => {
  const { lines, page, ship, store, team } = teams
  const all = store.signer.line
  vi.stubEnv('RELEASE_KEY_FILE', undefined)
  await ship(store, 'games', 'one')
  const { text, signature } = readSigned(store)!
  const { parts: _, ...old } = signature
  writeSigned(store, { text, signature: old })
  expect((await page([all])).remotes).toEqual(['games'])
  lines.games = all
  await expect(ship(team('cashier'), 'cashier', 'one')).rejects.toThrow('not for games')
  vi.stubEnv('RELEASE_KEY_FILE', undefined)
  await ship(store, 'games', 'two')
  await ship(team('cashier'), 'cashier', 'one')
  expect((await page()).remotes).toEqual(['cashier', 'games'])
})

it("the live site's list decides what a key signs for, not RELEASE_KEYS", async () => {
  const { lines, store, team } = teams
  await withLiveSite({ body: { releaseKeys: [lines.games] } }, async () => {
    const wanted = { remote: 'vip', traffic: 5, dist: store.dataDir }
    const games = team('games')
    expect(trustedKeys(games.signer)).toEqual([lines.games, lines.cashier])
    vi.stubEnv('RELEASE_KEYS', '')
    await expect(release(openStore(store.dataDir), wanted)).rejects.toThrow(
      'signs for games, not for vip: no key that is known here signs for it',
    )
    await expect(release(team('cashier'), wanted)).rejects.toThrow('The live site does not know the key')
  })
})

it("without RELEASE_KEYS the live site's list limits what a key signs", async () => {
  const { lines, page, ship, store, team } = teams
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await ship(team('games'), 'games', 'one')
  await ship(team('cashier'), 'cashier', 'one')
  await ship(team('cashier'), 'cashier', 'two')
  await withLiveSite({ body: { releaseKeys: Object.values(lines) } }, async () => {
    for (const change of [(own: typeof store) => rollback(own, 'cashier'), restore]) {
      vi.stubEnv('RELEASE_KEY_FILE', join(store.dataDir, 'cashier.pem'))
      vi.stubEnv('RELEASE_KEYS', '')
      await change({ ...store, ...openStore(store.dataDir) })
      expect(await page()).toEqual({ remotes: ['cashier', 'games'], problems: [] })
    }
  })
})
