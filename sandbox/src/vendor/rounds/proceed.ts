import { Refusal } from '../../errors.ts'
import { InsufficientFunds } from '../../ledger/index.ts'
import { RuleError } from '../engines/engine.ts'
import type { Step } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import { timesOfKey } from '../live/tables.ts'
import type { Desk } from './desk.ts'
import { bankOf } from './desk.ts'
import { seatOfRound } from './seat.ts'
import { changeRound, readRound } from './store.ts'
import type { Round } from './tables.ts'

/** The columns that record a step of the game. */
export const recorded = (step: Step<unknown>, now: Date) => ({
  status: step.done ? ('paying' as const) : ('open' as const),
  state: JSON.stringify(step.state),
  payout: BigInt(step.done ? step.payout : 0),
  updatedAt: now,
})

const REASONS: Partial<Record<string, string>> = {
  'wallet.blocked': 'blocked',
  'game.sittingOver': 'loggedOut',
  'member.disabled': 'loggedOut',
}

/** What the operator's refusal of a bet is called at the table. */
export function refusalCode(error: unknown): string | null {
  if (error instanceof InsufficientFunds) return 'insufficient'
  if (!(error instanceof Refusal)) return null
  return REASONS[error.messageId] ?? 'refused'
}

/**
 * Carries a round on from wherever it stopped: takes its bet, draws its outcome, pays its win. Safe to be
 * called again at any point and by several at once; the bet, the outcome and the win happen once.
 * Throws RuleError('insufficient' | 'blocked' | 'loggedOut' | 'refused' | 'rolledBack').
 */
export async function proceed(desk: Desk, round: Round): Promise<Round> {
  if (round.status === 'betting') return takeBet(desk, round)
  if (round.status === 'paying') return payWin(desk, round)
  if (round.status === 'rolling') return giveBack(desk, round)
  if (round.status === 'refused') throw new RuleError(reasonOf(round))
  return round
}

/** A refused round keeps why, so that the same action is answered alike. */
const because = (code: string) => ({ status: 'refused' as const, state: JSON.stringify({ code }) })
const reasonOf = ({ state }: Round): string => (state as { code?: string } | null)?.code ?? 'refused'

/** The result of its table may be out: what was not on the table by then does not come on it any more. */
const isTooLate = (round: Round, now: Date): boolean =>
  round.liveKey !== null && now.getTime() >= timesOfKey(round.liveKey).drawAt

async function takeBet(desk: Desk, round: Round): Promise<Round> {
  const { ctx, random } = desk
  if (isTooLate(round, ctx.clock())) return turnAway(desk, round)
  const bank = bankOf(desk, seatOfRound(round))
  try {
    await bank.bet(round.id, 'bet', round.stake)
  } catch (error) {
    const code = refusalCode(error)
    if (code === null) throw error
    await changeRound(ctx.db, round, { ...because(code), updatedAt: ctx.clock() })
    throw new RuleError(code)
  }
  const step = knownGame(round.gameCode).engine.open(round.bet, random)
  await changeRound(ctx.db, round, recorded(step, ctx.clock()))
  const now = await readRound(ctx.db, round.id)
  // Somebody gave the round up before this bet was taken: what was taken since goes back.
  if (now.status === 'rolled_back' || now.status === 'rolling' || now.status === 'refused') {
    await bank.rollback(round.id)
    throw new RuleError('rolledBack')
  }
  return proceed(desk, now)
}

/** A bet that was still on its way at the draw: whatever was taken of it goes back (nobody bets on a known result). */
async function turnAway(desk: Desk, round: Round): Promise<Round> {
  const { db, clock } = desk.ctx
  await changeRound(db, round, { status: 'rolling', updatedAt: clock() })
  const now = await readRound(db, round.id)
  if (now.status === 'rolling') await giveBack(desk, now)
  else if (now.status !== 'rolled_back') return now
  throw new RuleError('rolledBack')
}

async function payWin(desk: Desk, round: Round): Promise<Round> {
  if (round.payout > 0n) await bankOf(desk, seatOfRound(round)).win(round.id, round.payout)
  await changeRound(desk.ctx.db, round, { status: 'settled', updatedAt: desk.ctx.clock() })
  return readRound(desk.ctx.db, round.id)
}

async function giveBack(desk: Desk, round: Round): Promise<Round> {
  await bankOf(desk, seatOfRound(round)).rollback(round.id)
  await changeRound(desk.ctx.db, round, { status: 'rolled_back', updatedAt: desk.ctx.clock() })
  return readRound(desk.ctx.db, round.id)
}
