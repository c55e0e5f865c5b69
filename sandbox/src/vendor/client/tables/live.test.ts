// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame } from '../core/frame.ts'
import { lastSeen } from '../core/last-seen-round.ts'
import { notifyShell } from '../core/shell.ts'
import { followTable, type LiveTable } from './live.ts'

vi.mock('../core/shell.ts')
vi.hoisted(() => {
  document.documentElement.lang = 'en'
})

const ownRound = (id: string, done = false) => ({
  id,
  status: done ? 'settled' : 'open',
  done,
  stake: 100,
  payout: 0,
  view: { bets: [{ spot: '17', amount: 100 }], wins: [] },
})
const base = { result: null, history: [], crowd: { players: 1, bets: 1 }, balance: 900 }
type Table = LiveTable<number>
const betting = (round: number, left: number, ...mine: Table['mine']): Table => ({
  ...base,
  round,
  phase: 'betting',
  left,
  mine,
})

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Follows a table that responds with these in turn, and with the last one from then on. */
async function follow(tables: Table[], state: object) {
  let polls = 0
  const fetched = vi.fn(async (path: string) => {
    const answer = path === '/live' ? tables[Math.min(polls++, tables.length - 1)] : state
    return new Response(JSON.stringify(answer))
  })
  vi.stubGlobal('fetch', fetched)
  const messages: string[] = []
  const frame = {
    stage: document.body,
    say: (text: string) => messages.push(text),
    messages: () => messages.at(-1) ?? '',
    fail: vi.fn(),
    end: vi.fn(),
  }
  const hooks = { update: vi.fn(), result: vi.fn(), ended: vi.fn(), history: () => document.createElement('i') }
  followTable<number>(frame as unknown as Frame, hooks)
  await vi.advanceTimersByTimeAsync(5000)
  return { messages, states: fetched.mock.calls.filter(([path]) => path === '/state').length }
}

it('[GM-07] the table reports the outcome of the player’s bets whose result was missed', async () => {
  const state = { round: ownRound('r1', true), total: { stake: 200, payout: 3600 }, balance: 4500, wait: 0 }
  const { messages, states } = await follow([betting(1, 2000, ownRound('r1')), betting(2, 15_000)], state)
  expect(messages.at(-1)).toBe('lastRound')
  expect(states).toBe(1)
  expect(lastSeen()).toBe('r1')
  expect(vi.mocked(notifyShell).mock.calls).toEqual([['ROUND_SETTLED']])
})

it('the table reports no round whose result was shown, or without a bet of the player', async () => {
  const result: Table = { ...betting(1, 500, ownRound('r1', true)), phase: 'result', result: 25 }
  const shown = await follow([betting(1, 500, ownRound('r1')), result, betting(2, 15_000)], {})
  const empty = await follow([betting(1, 500), betting(2, 15_000)], {})
  expect([shown.states, empty.states]).toEqual([0, 0])
  expect([...shown.messages, ...empty.messages]).not.toContain('lastRound')
  expect(notifyShell).toHaveBeenCalledTimes(1)
})
