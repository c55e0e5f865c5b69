import { RuleError } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import type { Desk } from './desk.ts'
import { bankOf } from './desk.ts'
import { checkPace, isSlot } from './open.ts'
import { proceed, recorded, refusalCode } from './proceed.ts'
import type { Seat } from './seat.ts'
import { seatOfRound } from './seat.ts'
import { changeRound, readRound } from './store.ts'
import type { PendingMove, Round } from './tables.ts'

interface WantedMove {
  roundId: string
  actionId: string
  move: unknown
}

/**
 * Plays one move of an open round. The same action id, sent again, has its effect once, whatever was lost on the way and
 * however late it comes: then it is answered by how the round stands.
 * Throws RuleError: noMove, busy (another request is at it), tooFast, and as `proceed`
 * does.
 */
export async function moveRound(desk: Desk, seat: Seat, wanted: WantedMove): Promise<Round> {
  const { db } = desk.ctx
  const round = await db
    .selectFrom('vendorRounds')
    .selectAll()
    .where('id', '=', wanted.roundId)
    .where('player', '=', seat.player)
    .where('gameId', '=', seat.gameId)
    .executeTakeFirst()
  if (!round) throw new RuleError('noMove')
  if (round.pending) {
    if (round.pending.actionId !== wanted.actionId) throw new RuleError('busy')
    return finishPending(desk, round, round.pending)
  }
  if ([...round.actions, round.lastAction].includes(wanted.actionId)) return proceed(desk, round)
  if (round.status !== 'open') throw new RuleError('noMove')
  const { engine } = knownGame(round.gameCode)
  const cost = engine.priceOf(round.state, wanted.move)
  const now = desk.ctx.clock()
  if (isSlot(engine.kind)) checkPace(round.playedAt, now)
  const pending: PendingMove = { actionId: wanted.actionId, move: wanted.move, cost }
  if (cost === 0) return play(desk, round, pending)
  // The extra stake is announced before it is taken, so that a crash in between can be made good.
  const { sitting } = seat
  const claimed = await changeRound(db, round, { pending: JSON.stringify(pending), sitting, updatedAt: now })
  if (!claimed) throw new RuleError('busy')
  return finishPending(desk, await readRound(db, round.id), pending)
}

/** Names the extra stake of a move. The round's stake stays as it is for as long as the move is pending. */
const stepOf = ({ stake }: Round, { actionId }: PendingMove): string => `bet-${actionId}-${stake}`

/** Takes the extra stake of an announced move and plays it; without the money the move is dropped. */
export async function finishPending(desk: Desk, round: Round, pending: PendingMove): Promise<Round> {
  try {
    await bankOf(desk, seatOfRound(round)).bet(round.id, stepOf(round, pending), BigInt(pending.cost))
  } catch (error) {
    const code = refusalCode(error)
    if (code === null) throw error
    await changeRound(desk.ctx.db, round, { pending: null, updatedAt: desk.ctx.clock() })
    throw new RuleError(code)
  }
  return play(desk, round, pending)
}

async function play(desk: Desk, round: Round, pending: PendingMove): Promise<Round> {
  const { db } = desk.ctx
  const { actionId, move, cost } = pending
  const now = desk.ctx.clock()
  const step = knownGame(round.gameCode).engine.move(round.state, move, desk.random)
  const changed = await changeRound(db, round, {
    ...recorded(step, now),
    stake: round.stake + BigInt(cost),
    lastAction: actionId,
    actions: JSON.stringify([...round.actions, actionId]),
    pending: null,
    playedAt: now,
  })
  const after = await readRound(db, round.id)
  if (changed || after.actions.includes(actionId)) return proceed(desk, after)
  if (cost > 0 && isWhereItWas(round, after)) return play(desk, after, pending)
  throw new RuleError('busy')
}

/**
 * Nothing was played since, but the move was dropped: a twin of this request was refused the stake that this one was
 * given. It is paid for, so it is played.
 */
const isWhereItWas = (round: Round, now: Round): boolean =>
  now.status === 'open' && now.lastAction === round.lastAction && now.pending === null
