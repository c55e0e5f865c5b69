import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { GameKind } from '../../games/catalogue.ts'
import { RuleError } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import { isDrawn } from '../live/results.ts'
import { tableMoment } from '../live/tables.ts'
import type { VendorContext } from './vendor-context.ts'
import { proceed } from './proceed.ts'
import { sessionColumns } from './game-session.ts'
import type { GameSession } from './game-session.ts'
import { readRound, roundOfAction, liveStakeOf, UNFINISHED } from './store.ts'
import type { Round } from './tables.ts'

/** The minimum time between two rounds of a slot, by the server's clock; every response says how much is left. */
export const SLOT_ROUND_MS = 2500

/** Whether a game is a slot, which has a minimum time between rounds. */
export const isSlot = (kind: GameKind): boolean => kind.endsWith('-slot')

interface RequestedBet {
  actionId: string
  bet: unknown
  /** How many minor units of the currency correspond to one of a currency with two decimals: 1, or 10 for bitcoin. */
  factor: number
}

/**
 * Opens a round and plays its first step. A repeated action id returns the same round; with another bet it is a
 * badRequest. Throws RuleError: badBet, badRequest, limits, tooFast, roundOpen, betsClosed, and those of
 * `proceed`.
 */
export async function openRound(
  vendor: VendorContext,
  gameSession: GameSession,
  requested: RequestedBet,
): Promise<Round> {
  const { db } = vendor.ctx
  const { engine, live } = knownGame(gameSession.gameCode)
  // Only what the engine reads is stored and compared: whatever else a request contains would fill the database.
  const { stake, bet } = engine.readBet(requested.bet)
  const known = await roundOfAction(db, gameSession, requested.actionId)
  if (known) return continueRound(vendor, known, bet)
  const { minStake, maxStake } = engine.facts
  const maximum = maxStake * requested.factor
  if (stake < minStake * requested.factor || stake > maximum) throw new RuleError('limits')
  const now = vendor.ctx.clock()
  const moment = live && tableMoment(gameSession.gameCode, now.getTime())
  if (moment && (moment.phase !== 'betting' || (await isDrawn(db, gameSession.gameCode, moment.round))))
    throw new RuleError('betsClosed')
  const id = await db.transaction().execute(async (trx) => {
    await lockPlayer(trx, gameSession)
    const duplicate = await roundOfAction(trx, gameSession, requested.actionId)
    if (duplicate) return duplicate.id
    const liveKey = moment && `${gameSession.gameCode}:${moment.round}`
    if (liveKey === null) await requireNoOpenRound(trx, gameSession, isSlot(engine.kind) ? now : null)
    else if ((await liveStakeOf(trx, gameSession, liveKey)) + stake > maximum) throw new RuleError('limits')
    return insertRound(trx, gameSession, { actionId: requested.actionId, bet, stake, now, liveKey })
  })
  return continueRound(vendor, await readRound(db, id), bet)
}

function continueRound(vendor: VendorContext, round: Round, bet: object): Promise<Round> {
  if (!isDeepStrictEqual(round.bet, bet)) throw new RuleError('badRequest')
  return proceed(vendor, round)
}

/** Locks a player's requests at one game until the transaction ends, so that they run one by one, in all processes. */
async function lockPlayer(trx: Transaction<Database>, gameSession: GameSession): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${gameSession.player}/${gameSession.gameId}`}))`.execute(trx)
}

/** Throws RuleError: roundOpen if the player's last round is unfinished, tooFast if a slot is played too fast. */
async function requireNoOpenRound(
  trx: Transaction<Database>,
  gameSession: GameSession,
  slotAt: Date | null,
): Promise<void> {
  const last = await trx
    .selectFrom('vendorRounds')
    .select(['status', 'playedAt'])
    .where('player', '=', gameSession.player)
    .where('gameId', '=', gameSession.gameId)
    .where('status', '<>', 'refused')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  if (UNFINISHED.includes(last.status)) throw new RuleError('roundOpen')
  if (slotAt) checkPace(last.playedAt, slotAt)
}

/** Throws RuleError('tooFast') when the last slot game began less than 2.5 s ago. */
export function checkPace(last: Date, now: Date): void {
  if (waitOf(last, now) > 0) throw new RuleError('tooFast')
}

/** Milliseconds until the next slot game may begin. */
export const waitOf = (last: Date, now: Date): number => Math.max(0, SLOT_ROUND_MS - (now.getTime() - last.getTime()))

interface NewRound {
  actionId: string
  bet: object
  stake: number
  now: Date
  liveKey: string | null
}

async function insertRound(trx: Transaction<Database>, gameSession: GameSession, round: NewRound): Promise<string> {
  const { id } = await trx
    .insertInto('vendorRounds')
    .values({
      ...sessionColumns(gameSession),
      id: randomUUID(),
      status: 'betting',
      liveKey: round.liveKey,
      stake: BigInt(round.stake),
      bet: JSON.stringify(round.bet),
      actionId: round.actionId,
      lastAction: round.actionId,
      createdAt: round.now,
      playedAt: round.now,
      updatedAt: round.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
