import { Refusal } from '../../errors.ts'
import { InsufficientFunds } from '../../ledger/index.ts'
import { RuleError } from '../engines/engine.ts'
import type { Step } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import { timesOfKey } from '../live/tables.ts'
import type { Desk } from './desk.ts'
import { bankOf } from './desk.ts'
import { clearDropped } from './dropped.ts'
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
  'game.betsClosed': 'betsClosed',
  'game.sittingOver': 'loggedOut',
  'member.disabled': 'loggedOut',
}

/** The vendor's error code for the operator's refusal of a bet; null for any other error. */
export function refusalCode(error: unknown): string | null {
  if (error instanceof InsufficientFunds) return 'insufficient'
  if (!(error instanceof Refusal)) return null
  return REASONS[error.messageId] ?? 'refused'
}

/**
 * Continues a round from wherever it stopped: takes its bet, draws its outcome, pays its win, or gives its bet back.
 * Safe to call again at any point and concurrently: the bet, the outcome and the win happen once.
 * Throws RuleError('insufficient' | 'blocked' | 'betsClosed' | 'loggedOut' | 'refused' | 'rolledBack').
 */
export async function proceed(desk: Desk, round: Round): Promise<Round> {
  if (round.status === 'betting') return takeBet(desk, round)
  if (round.status === 'paying') return payWin(desk, round)
  if (round.status === 'rolling') return proceed(desk, await giveBack(desk, round))
  if (round.status === 'refused') throw new RuleError(codeOf(round) ?? 'refused')
  return clearDropped(desk, round)
}

/** The reason stored with a refused round, so that a repeated action gets the same answer. */
const codeOf = ({ state }: Round): string | undefined => (state as { code?: string } | null)?.code

/**
 * The deadline of a bet at a live table: from the draw on the result may be seen, so a bet is taken before it or never.
 * Only the bank decides whether it was in time, and nothing the player does later changes that: nobody can bet on a
 * known result, nor take a bet back.
 */
const lastMoment = ({ liveKey }: Round): Date | undefined =>
  liveKey === null ? undefined : new Date(timesOfKey(liveKey).drawAt)

async function takeBet(desk: Desk, round: Round): Promise<Round> {
  const { ctx, random } = desk
  try {
    await bankOf(desk, seatOfRound(round)).bet(round.id, 'bet', round.stake, lastMoment(round))
  } catch (error) {
    const code = refusalCode(error)
    if (code === null) throw error
    return refuse(desk, round, code)
  }
  const step = knownGame(round.gameCode).engine.open(round.bet, random)
  await changeRound(ctx.db, round, recorded(step, ctx.clock()))
  return taken(desk, await readRound(ctx.db, round.id))
}

/** A concurrent duplicate may be granted the bet that this request was refused, so it is rolled back at the bank. */
async function refuse(desk: Desk, round: Round, code: string): Promise<Round> {
  const { db, clock } = desk.ctx
  await changeRound(db, round, { status: 'rolling', state: JSON.stringify({ code }), updatedAt: clock() })
  return taken(desk, await readRound(db, round.id))
}

/** Continues a round after its bet was requested; throws rolledBack where another request has given the bet back. */
async function taken(desk: Desk, round: Round): Promise<Round> {
  const now = await proceed(desk, round)
  if (now.status === 'rolled_back') throw new RuleError('rolledBack')
  return now
}

async function payWin(desk: Desk, round: Round): Promise<Round> {
  if (round.payout > 0n) await bankOf(desk, seatOfRound(round)).win(round.id, round.payout)
  await changeRound(desk.ctx.db, round, { status: 'settled', updatedAt: desk.ctx.clock() })
  return readRound(desk.ctx.db, round.id)
}

async function giveBack(desk: Desk, round: Round): Promise<Round> {
  const { db, clock } = desk.ctx
  await bankOf(desk, seatOfRound(round)).rollback(round.id)
  const status = codeOf(round) === undefined ? 'rolled_back' : 'refused'
  await changeRound(db, round, { status, updatedAt: clock() })
  return readRound(db, round.id)
}
