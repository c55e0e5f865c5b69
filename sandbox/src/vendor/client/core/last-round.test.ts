// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { reportLastRound } from './last-round.ts'
import { rememberSeen } from './last-seen-round.ts'
import { startGameSession } from './game-session.ts'

vi.hoisted(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => vi.unstubAllGlobals())

const round = (id: string) => ({ id, status: 'settled', done: true, stake: 100, payout: 0, view: null })
/** Starts a game session, as after a launch; returns whether the last round is reported to the player. */
const comeBack = async (player: string, last: string | null) => {
  sessionStorage.clear()
  const gameSession = { playToken: 'p', player, fun: player === 'fun', currency: 'USD', scale: 2 }
  vi.stubGlobal('fetch', async () => Response.json({ ...gameSession, round: last && round(last), total: null }))
  const say = vi.fn()
  reportLastRound({ say }, await startGameSession())
  return say.mock.calls.length > 0
}

it('the last round is reported if it ended without its player, not if it was already seen', async () => {
  expect(await comeBack('m:1', 'a')).toBe(true)
  rememberSeen('a')
  expect(await comeBack('m:1', 'a')).toBe(false)
  for (const [player, played] of [
    ['fun', 'f'],
    ['m:2', 'b'],
  ] as const) {
    expect(await comeBack(player, null)).toBe(false)
    rememberSeen(played)
    expect(await comeBack(player, played)).toBe(false)
  }
  expect(await comeBack('m:1', 'a')).toBe(false)
  expect(await comeBack('m:2', 'c')).toBe(true)
})
