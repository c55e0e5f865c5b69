import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharesOf } from './document.ts'
import { release, restore, rollback } from './release.ts'
import { lastGood, readDocument, storeState } from './store-state.ts'
import { openStore, readSigned, withListedKeys } from './store.ts'
import { twoTeams, withLiveSite } from './testing/teams.ts'

let teams: ReturnType<typeof twoTeams>
let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  teams = twoTeams()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  teams.store.remove()
})

describe('a key that the live site does not confirm', () => {
  beforeEach(async () => {
    const { ship, team } = teams
    await ship(team('games'), 'games', 'one')
    await ship(team('cashier'), 'cashier', 'one')
    await ship(team('cashier'), 'cashier', 'two')
  })

  it.each([
    ['an error page', { status: 503, body: { releaseKeys: [] } }],
    ['something else', { body: {} }],
  ])('signs nothing when RELEASE_KEYS does not list it (%s)', async (_, answer) => {
    const { page, team } = teams
    const before = readSigned(team('cashier'))
    await withLiveSite(answer, async () => {
      const guess = 'The live site does not say now what the key'
      await expect(rollback(team('cashier', []), 'cashier')).rejects.toThrow(guess)
      await expect(restore(team('cashier', []))).rejects.toThrow(guess)
      const wanted = { remote: 'cashier', traffic: 5, dist: teams.store.dataDir }
      await expect(release(team('cashier', []), wanted)).rejects.toThrow(guess)
    })
    expect(readSigned(team('cashier'))).toEqual(before)
    expect((await page()).remotes).toEqual(['cashier', 'games'])
  })

  it.each([undefined, ''])('signs nothing when RELEASE_KEYS lists only other keys (SHELL_URL: %j)', async (url) => {
    const { lines, page, team } = teams
    const before = readSigned(team('cashier'))
    vi.stubEnv('SHELL_URL', url)
    const guess = 'and SHELL_URL names no live site that may'
    await expect(rollback(team('cashier', [lines.games]), 'cashier')).rejects.toThrow(guess)
    await expect(restore(team('cashier', [lines.games]))).rejects.toThrow(guess)
    const wanted = { remote: 'cashier', traffic: 5, dist: teams.store.dataDir }
    await expect(release(team('cashier', [lines.games]), wanted)).rejects.toThrow(guess)
    expect(readSigned(team('cashier'))).toEqual(before)
    expect((await page()).remotes).toEqual(['cashier', 'games'])
  })

  it("keeps another team's part as that team signed it, without knowing its key", async () => {
    const { lines, page, team } = teams
    await withLiveSite({ status: 503, body: {} }, async () => {
      await rollback(team('cashier', [lines.cashier]), 'cashier')
    })
    expect(await page()).toEqual({ remotes: ['cashier', 'games'], problems: [] })
  })

  it("keeps another team's part also when it is taken to sign for all", async () => {
    const { page, team } = teams
    await rollback(team('cashier', []), 'cashier')
    expect(await page()).toEqual({ remotes: ['cashier', 'games'], problems: [] })
  })
})

describe("a key that was removed from the live site's list", () => {
  /** The key of games leaked and is replaced by a new one. The cashier's key signed the document last. */
  async function leaked() {
    const { lines, newLine, ship, team } = teams
    await ship(team('games'), 'games', 'one')
    await ship(team('cashier'), 'cashier', 'one')
    await ship(team('cashier'), 'cashier', 'two')
    return [lines.cashier, newLine('newGames', 'games vip')]
  }

  it('does not stop the other teams, whose keys do not sign its part', async () => {
    const { page, ship, team } = teams
    const live = await leaked()
    await withLiveSite({ body: { releaseKeys: live } }, async () => {
      await rollback(team('cashier', []), 'cashier')
    })
    expect(warn.mock.calls.join()).toContain('games: no key that the site knows signed what is released of it')
    await ship(withListedKeys(team('cashier', []), live), 'cashier', 'three')
    expect(await page(live)).toEqual({
      remotes: ['cashier'],
      problems: ['no key that signs for games signed its part'],
    })
  })

  it('is followed by a new key, with which its remote starts over', async () => {
    const { page, ship, team } = teams
    const live = await leaked()
    await withLiveSite({ body: { releaseKeys: live } }, async () => {
      await expect(rollback(team('newGames', []), 'games')).rejects.toThrow('ship it anew')
    })
    const newGames = withListedKeys(team('newGames', []), live)
    await ship(newGames, 'vip', 'one')
    // The whole is signed by a key that also signs for games, so the part that the leaked key signed is off the list.
    expect((await page(live)).remotes).toEqual(['cashier', 'vip'])
    const version = await ship(newGames, 'games', 'one')
    expect(sharesOf(readDocument(newGames), 'games')).toEqual({ [version]: 100 })
    expect((await page(live)).remotes).toEqual(['cashier', 'games', 'vip'])
  })

  it('has its part dropped only if the live site confirmed its keys', async () => {
    const { team } = teams
    const live = await leaked()
    expect(() => storeState(team('newGames', live))).toThrow(/what .* has of games\. Name .*RELEASE_KEYS/)
  })

  it('has its last document replaced by one that another key signed', async () => {
    const { lines, newLine, page, ship, team } = teams
    await ship(team('cashier'), 'cashier', 'one')
    await ship(team('games'), 'games', 'one')
    await ship(team('cashier'), 'cashier', 'two')
    await ship(team('games'), 'games', 'two')
    const live = [lines.cashier, newLine('newGames', 'games')]
    const cashier = withListedKeys(team('cashier', []), live)
    expect(() => readSigned(cashier)).toThrow('taken off the list of the live site')
    await withLiveSite({ body: { releaseKeys: live } }, async () => restore(team('cashier', [])))
    expect((await page(live)).remotes).toEqual(['cashier'])
    await ship(withListedKeys(team('newGames', []), live), 'games', 'three')
    expect((await page(live)).remotes).toEqual(['cashier', 'games'])
  })
})

describe('a store whose document is missing', () => {
  const gone = () => {
    for (const name of ['remotes.json', 'remotes.json.sig']) rmSync(join(teams.store.folder, name))
  }

  it('refuses a release, which would replace all others, until it is restored', async () => {
    const { page, ship, team } = teams
    await ship(team('games'), 'games', 'one')
    await ship(team('cashier'), 'cashier', 'one')
    gone()
    const refusal = 'has no remotes.json any more, but releases were made there'
    await expect(ship(team('cashier'), 'cashier', 'two')).rejects.toThrow(refusal)
    rmSync(join(teams.store.folder, 'journal.jsonl'))
    await expect(ship(team('cashier'), 'cashier', 'two')).rejects.toThrow(refusal)
    await restore(team('cashier'))
    expect((await page()).remotes).toEqual(['cashier', 'games'])
  })

  it('refuses a release when only the journal remains', async () => {
    const { ship, team } = teams
    await ship(team('cashier'), 'cashier', 'one')
    gone()
    rmSync(join(teams.store.folder, 'history'), { recursive: true })
    await expect(ship(team('cashier'), 'cashier', 'two')).rejects.toThrow(
      'To start over, delete history and journal.jsonl first',
    )
    rmSync(join(teams.store.folder, 'journal.jsonl'))
    await ship(team('cashier'), 'cashier', 'two')
  })
})

it('a store without former documents has no last good one', () => {
  rmSync(join(teams.store.folder, 'history'), { recursive: true, force: true })
  expect(lastGood(openStore(teams.store.dataDir))).toBeUndefined()
})
