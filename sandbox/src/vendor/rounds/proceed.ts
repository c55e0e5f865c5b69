import { Refusal } from '../../errors.ts'
import { InsufficientFunds } from '../../ledger/index.ts'
import { RuleError } from '../engines/engine.ts'
import type { Step } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import { timesOfKey } from '../live/tables.ts'
import type { VendorContext } from './vendor-context.ts'
import { bankOf } from './vendor-context.ts'
import { clearDropped } from './dropped.ts'
import { gameSessionOfRound } from './game-session.ts'
import { changeRound, readRound } from './store.ts'
import type { Round } from './tables.ts'

/** The columns that record a step of the game. */
export const stepColumns = (step: Step<unknown>, now: Date) => ({
  status: step.done ? ('paying' as const) : ('open' as const),
  state: JSON.stringify(step.state),
  payout: BigInt(step.done ? step.payout : 0),
  updatedAt: now,
})

const REASONS: Partial<Record<string, string>> = {
  'wallet.blocked': 'blocked',
  'game.betsClosed': 'betsClosed',
  'game.sessionOver': 'loggedOut',
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
export async function proceed(vendor: VendorContext, round: Round): Promise<Round> {
  if (round.status === 'betting') return takeBet(vendor, round)
  if (round.status === 'paying') return payWin(vendor, round)
  if (round.status === 'rolling') return proceed(vendor, await rollbackRound(vendor, round))
  if (round.status === 'refused') throw new RuleError(codeOf(round) ?? 'refused')
  return clearDropped(vendor, round)
}

/**
 * The reason stored in place of a state with a round whose bet was refused, so that a repeated action gets the same
 * answer.
 */
export const codeOf = ({ state }: Round): string | undefined => (state as { code?: string } | null)?.code

/**
 * The deadline of a bet at a live table: from the draw on the result may be seen, so a bet is taken before it or never.
 * Only the bank decides whether it was in time, and nothing the player does later changes that: nobody can bet on a
 * known result, nor take a bet back.
 */
const betDeadline = ({ liveKey }: Round): Date | undefined =>
  liveKey === null ? undefined : new Date(timesOfKey(liveKey).drawAt)

async function takeBet(vendor: VendorContext, round: Round): Promise<Round> {
  const { ctx, random } = vendor
  try {
    await bankOf(vendor, gameSessionOfRound(round)).bet(round.id, 'bet', round.stake, betDeadline(round))
  } catch (error) {
    const code = refusalCode(error)
    if (code === null) throw error
    return refuse(vendor, round, code)
  }
  const step = knownGame(round.gameCode).engine.open(round.bet, random)
  await changeRound(ctx.db, round, stepColumns(step, ctx.clock()))
  return afterBet(vendor, await readRound(ctx.db, round.id))
}

/** A concurrent duplicate may be granted the bet that this request was refused, so it is rolled back at the bank. */
async function refuse(vendor: VendorContext, round: Round, code: string): Promise<Round> {
  const { db, clock } = vendor.ctx
  await changeRound(db, round, { status: 'rolling', state: JSON.stringify({ code }), updatedAt: clock() })
  return afterBet(vendor, await readRound(db, round.id))
}

/** Continues a round after its bet was requested; throws rolledBack where another request has given the bet back. */
async function afterBet(vendor: VendorContext, round: Round): Promise<Round> {
  const now = await proceed(vendor, round)
  if (now.status === 'rolled_back') throw new RuleError('rolledBack')
  return now
}

async function payWin(vendor: VendorContext, round: Round): Promise<Round> {
  if (round.payout > 0n) await bankOf(vendor, gameSessionOfRound(round)).win(round.id, round.payout)
  await changeRound(vendor.ctx.db, round, { status: 'settled', updatedAt: vendor.ctx.clock() })
  return readRound(vendor.ctx.db, round.id)
}

async function rollbackRound(vendor: VendorContext, round: Round): Promise<Round> {
  const { db, clock } = vendor.ctx
  await bankOf(vendor, gameSessionOfRound(round)).rollback(round.id)
  const status = codeOf(round) === undefined ? 'rolled_back' : 'refused'
  await changeRound(db, round, { status, updatedAt: clock() })
  return readRound(db, round.id)
}
