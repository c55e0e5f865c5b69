import { randomUUID } from 'node:crypto'
import { RuleError } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import type { VendorContext } from './vendor-context.ts'
import { bankOf } from './vendor-context.ts'
import { clearDropped } from './dropped.ts'
import { checkPace, isSlot } from './open.ts'
import { proceed, stepColumns, refusalCode } from './proceed.ts'
import type { GameSession } from './game-session.ts'
import { gameSessionOfRound } from './game-session.ts'
import { changeRound, readRound } from './store.ts'
import type { PendingMove, Round } from './tables.ts'

interface RequestedMove {
  roundId: string
  actionId: string
  move: unknown
}

/**
 * Plays one move of an open round. An action id takes effect once, however often and however late it is sent: a repeat
 * is answered with the round's current state.
 * Throws RuleError: noMove, busy (another move came first), tooFast, and those of `proceed`.
 */
export async function moveRound(
  vendor: VendorContext,
  gameSession: GameSession,
  requested: RequestedMove,
): Promise<Round> {
  const { db } = vendor.ctx
  const found = await db
    .selectFrom('vendorRounds')
    .selectAll()
    .where('id', '=', requested.roundId)
    .where('player', '=', gameSession.player)
    .where('gameId', '=', gameSession.gameId)
    .executeTakeFirst()
  if (!found) throw new RuleError('noMove')
  const round = await clearDropped(vendor, found)
  if (round.pending?.actionId === requested.actionId) return finishPending(vendor, round, round.pending)
  if (round.pending) {
    // The client that announced the pending move may never come back, so end it here.
    await endPending(vendor, round)
    return busy()
  }
  if ([...round.actions, round.lastAction].includes(requested.actionId)) return proceed(vendor, round)
  if (round.status !== 'open') throw new RuleError('noMove')
  const { engine } = knownGame(round.gameCode)
  const cost = engine.priceOf(round.state, requested.move)
  const now = vendor.ctx.clock()
  if (isSlot(engine.kind)) checkPace(round.playedAt, now)
  const ordered = { actionId: requested.actionId, move: requested.move, cost }
  if (cost === 0) return (await play(vendor, round, ordered)) ?? busy()
  // The move is announced before its extra stake is taken, so that it can be completed or undone after a crash.
  const pending: PendingMove = { ...ordered, step: `bet-${randomUUID()}` }
  const sitting = gameSession.id
  const claimed = await changeRound(db, round, { pending: JSON.stringify(pending), sitting, updatedAt: now })
  if (!claimed) return busy()
  // Uses the version written just now: if a concurrent duplicate has played the move since, `play` sees the difference.
  return finishPending(vendor, { ...round, pending, sitting, version: round.version + 1 }, pending)
}

function busy(): never {
  throw new RuleError('busy')
}

/** Ends an announced move so that the next one can follow: plays it, or drops it where its stake is refused. */
export async function endPending(vendor: VendorContext, round: Round): Promise<void> {
  if (!round.pending) return
  await finishPending(vendor, round, round.pending).catch((error: unknown) => {
    if (!(error instanceof RuleError)) throw error
  })
}

/** Takes the extra stake of an announced move and plays the move; drops it where the stake is refused. */
export async function finishPending(vendor: VendorContext, round: Round, pending: PendingMove): Promise<Round> {
  if (pending.dropped !== undefined) return resolveUnplayed(vendor, round, pending, pending.dropped)
  try {
    await bankOf(vendor, gameSessionOfRound(round)).bet(round.id, pending.step, BigInt(pending.cost))
  } catch (error) {
    const code = refusalCode(error)
    if (code === null) throw error
    return drop(vendor, round, pending, code)
  }
  return (
    (await play(vendor, round, pending)) ??
    resolveUnplayed(vendor, await readRound(vendor.ctx.db, round.id), pending, 'refused')
  )
}

/**
 * A concurrent duplicate of this request may be granted the stake that this one was refused. So the move is first
 * stored as dropped, after which nobody can play it; only then its stake is given back: never that of a played move.
 */
async function drop(vendor: VendorContext, round: Round, pending: PendingMove, code: string): Promise<Round> {
  const { db, clock } = vendor.ctx
  const dropped: PendingMove = { ...pending, dropped: code }
  await changeRound(db, round, { pending: JSON.stringify(dropped), updatedAt: clock() })
  return resolveUnplayed(vendor, await readRound(db, round.id), pending, code)
}

/** Ends a move that this request did not play: a duplicate has played it, or it is dropped and its stake given back. */
async function resolveUnplayed(
  vendor: VendorContext,
  round: Round,
  pending: PendingMove,
  code: string,
): Promise<Round> {
  if (round.actions.includes(pending.actionId)) return proceed(vendor, round)
  const reason = round.pending?.step === pending.step ? round.pending.dropped : undefined
  await clearDropped(vendor, round)
  throw new RuleError(reason ?? code)
}

type PaidMove = Pick<PendingMove, 'actionId' | 'move' | 'cost'>

/** Plays a move whose cost is paid; null when the round was changed by others without playing this move. */
async function play(vendor: VendorContext, round: Round, { actionId, move, cost }: PaidMove): Promise<Round | null> {
  const { db } = vendor.ctx
  const now = vendor.ctx.clock()
  const step = knownGame(round.gameCode).engine.move(round.state, move, vendor.random)
  const changed = await changeRound(db, round, {
    ...stepColumns(step, now),
    stake: round.stake + BigInt(cost),
    lastAction: actionId,
    actions: JSON.stringify([...round.actions, actionId]),
    pending: null,
    playedAt: now,
  })
  const after = await readRound(db, round.id)
  return changed || after.actions.includes(actionId) ? proceed(vendor, after) : null
}
