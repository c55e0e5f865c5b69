import { beforeEach, expect, it, vi } from 'vitest'
import { GameError } from './api.ts'
import type { Frame } from './frame.ts'
import { recover } from './recover.ts'
import { readState } from './game-session.ts'
import type { Answer, RoundView } from './types.ts'

vi.mock('./game-session.ts', () => ({ readState: vi.fn() }))

const round = (id: string, done: boolean, status = done ? 'settled' : 'open'): RoundView<string> => ({
  id,
  done,
  status,
  stake: 100,
  payout: 0,
  view: 'cards',
})
const fail = vi.fn<(error: unknown) => void>()
const end = vi.fn<(error: GameError) => void>()
const setBalance = vi.fn<(minor: number) => void>()
const frame = { fail, end, setBalance } as Partial<Frame> as Frame
const show = vi.fn<(answer: Answer<string>) => Promise<void>>(async () => undefined)
const table = (now: RoundView<string> | null) =>
  vi.mocked(readState).mockResolvedValue({ round: now, total: null, balance: 900, wait: 0 })
const shownCode = () => (fail.mock.calls[0]?.[0] as GameError | undefined)?.code

beforeEach(() => vi.clearAllMocks())

it('a round that ended in another window, or by the house, shows its outcome', async () => {
  table(round('a', true))
  await recover(frame, new GameError('noMove'), round('a', false), show)
  expect(show).toHaveBeenCalledOnce()
  expect(shownCode()).toBeUndefined()
})

it('an open round continues, with the reason why the move was not made', async () => {
  table(round('a', false))
  await recover(frame, new GameError('insufficient'), round('a', false), show)
  expect(show).toHaveBeenCalledOnce()
  expect(shownCode()).toBe('insufficient')
})

it('a refused bet shows no earlier round', async () => {
  table(round('a', true))
  await recover(frame, new GameError('insufficient'), round('a', true), show)
  expect(show).not.toHaveBeenCalled()
  expect(setBalance).toHaveBeenCalledWith(900)
  expect(shownCode()).toBe('insufficient')
})

it('a lost response is followed by its round, or by whether the stake was returned or never taken', async () => {
  table(round('b', true))
  await recover(frame, new GameError('connection'), round('a', true), show)
  expect(readState).toHaveBeenLastCalledWith(Infinity)
  expect(show).toHaveBeenCalledOnce()
  expect(shownCode()).toBeUndefined()

  table({ ...round('c', true, 'rolled_back'), view: null as unknown as string })
  await recover(frame, new GameError('connection'), round('b', true), show)
  expect(shownCode()).toBe('rolledBack')
  fail.mockClear()
  table(round('b', true))
  await recover(frame, new GameError('connection'), round('b', true), show)
  expect(shownCode()).toBe('refused')
})

it('the page ends with the game session, but not before an open round', async () => {
  const over = new GameError('loggedOut')
  table(round('a', false))
  await recover(frame, over, round('a', false), show)
  expect(shownCode()).toBe('loggedOut')
  expect(end).not.toHaveBeenCalled()
  fail.mockClear()
  vi.mocked(readState).mockRejectedValue(over)
  for (const error of [over, new GameError('connection')]) await recover(frame, error, round('a', true), show)
  expect(end.mock.calls).toEqual([[over], [over]])
  expect(fail).not.toHaveBeenCalled()
})
