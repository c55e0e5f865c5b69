import { beforeEach, expect, it, vi } from 'vitest'
import { GameError } from '../core/api.ts'
import type { Frame } from '../core/frame.ts'
import { stateAfter } from '../core/recover.ts'
import { lastSeen, rememberSeen } from '../core/last-seen-round.ts'
import { openRound } from '../core/game-session.ts'
import type { Answer, RoundView } from '../core/types.ts'
import { makeBets } from './bets.ts'
import { makePlacing } from './place-bets.ts'

vi.mock('../core/recover.ts', () => ({
  isLost: (error: GameError) => error.code === 'connection',
  stateAfter: vi.fn(),
}))
vi.mock('../core/game-session.ts', () => ({ openRound: vi.fn() }))
vi.mock('../core/last-seen-round.ts', () => ({ lastSeen: vi.fn(), rememberSeen: vi.fn() }))
vi.mock('../core/texts.ts', () => ({
  money: String,
  t: (id: string, values: object = {}) => [id, ...Object.values(values).map(String)].join(' '),
}))

const round = (id: string, status = 'open', payout = 0): RoundView<unknown> => ({
  id,
  status,
  done: status !== 'open',
  stake: 100,
  payout,
  view: {},
})
const LOST = new GameError('connection')
const messages: string[] = []
const refresh = vi.fn<() => Promise<void>>(async () => undefined)
const setBalance = vi.fn<(minor: number) => void>()
const frame = {
  say: (text: string) => void messages.push(text),
  fail: (error: GameError) => void messages.push(error.code),
  setBalance,
} as Partial<Frame> as Frame

/** A player's chips; their round `a` is on the table already, their last visit's round is settled. */
function table() {
  const bets = makeBets(() => undefined)
  bets.add('red', 100)
  const placing = makePlacing(frame, bets, round('last visit', 'settled'), refresh)
  placing.remember([round('a')])
  return { bets, place: placing.place }
}
const tells = (now: RoundView<unknown> | null, total: Answer<unknown>['total'] = null) =>
  vi.mocked(stateAfter).mockResolvedValue({ round: now, total, balance: 900, wait: 0 })

beforeEach(() => {
  vi.resetAllMocks()
  messages.length = 0
  vi.mocked(openRound).mockRejectedValue(LOST)
})

it('placing waits for the table after a lost response, and places no chips twice', async () => {
  const { bets, place } = table()
  const answer = Promise.withResolvers<Answer<unknown>>()
  vi.mocked(stateAfter).mockReturnValue(answer.promise)
  let isOver = false
  const placed = place().then(() => (isOver = true))
  await vi.waitFor(() => expect(stateAfter).toHaveBeenCalledExactlyOnceWith(frame, LOST))
  expect(isOver).toBe(false)
  answer.resolve({ round: round('b'), total: null, balance: 900, wait: 0 })
  await placed
  expect(bets.total()).toBe(0)
  expect(bets.canRepeat()).toBe(true)
  expect(setBalance).toHaveBeenCalledWith(900)
  expect(refresh).toHaveBeenCalledOnce()
  expect(messages).toEqual(['live.placed 100'])
})

it.each([
  ['is over by now, with all bets on it', round('b', 'settled', 200), 'lastRound 600 3600'],
  ['was rolled back', round('b', 'rolled_back'), 'rolledBack'],
])('placing reports that a round with a lost response %s', async (_what, now, words) => {
  const { bets, place } = table()
  tells(now, { stake: 600, payout: 3600 })
  await place()
  expect(bets.total()).toBe(0)
  expect(messages).toEqual([words])
  expect(vi.mocked(rememberSeen).mock.calls).toEqual(now.status === 'settled' ? [['b']] : [])
})

it('placing does not replace the table’s message about the round', async () => {
  const { bets, place } = table()
  tells(round('b', 'settled'))
  vi.mocked(lastSeen).mockReturnValue('b')
  await place()
  expect(bets.total()).toBe(0)
  expect(messages).toEqual([])
})

it.each([null, round('a'), round('last visit', 'settled')])(
  'placing leaves the chips to the player if no stake was taken (%#)',
  async (now) => {
    const { bets, place } = table()
    tells(now)
    await place()
    expect(bets.total()).toBe(100)
    expect(messages).toEqual(['refused'])
  },
)

it('placing attributes a round to itself only once', async () => {
  const { bets, place } = table()
  tells(round('b', 'rolled_back'))
  await place()
  bets.repeat()
  await place()
  expect(bets.total()).toBe(100)
  expect(messages).toEqual(['rolledBack', 'refused'])
})

it('placing shows a refusal unchanged, and nothing on an ended page', async () => {
  const { bets, place } = table()
  vi.mocked(openRound).mockRejectedValueOnce(new GameError('betsClosed'))
  tells(round('a'))
  await place()
  vi.mocked(stateAfter).mockResolvedValue(null)
  await place()
  expect(bets.total()).toBe(100)
  expect(messages).toEqual(['betsClosed'])
})
