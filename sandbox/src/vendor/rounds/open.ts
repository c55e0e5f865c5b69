import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { RuleError } from '../engines/engine.ts'
import type { GameKind } from '../engines/engine.ts'
import { knownGame } from '../games.ts'
import { isDrawn } from '../live/results.ts'
import { tableMoment } from '../live/tables.ts'
import type { VendorContext } from './vendor-context.ts'
import { proceed } from './proceed.ts'
import { sessionColumns } from './game-session.ts'
import type { GameSession } from './game-session.ts'
import { readRound, roundOfAction, stakedAt, UNFINISHED } from './store.ts'
import type { Round } from './tables.ts'

/** The minimum time between two rounds of a slot, by the server's clock; every response says how much is left. */
export const SLOT_ROUND_MS = 2500

export const isSlot = (kind: GameKind): boolean => kind.endsWith('-slot')

interface Wanted {
  actionId: string
  bet: unknown
  /** How many minor units of the currency stand for one of a currency with two decimals: 1, or 10 for bitcoin. */
  factor: number
}

/**
 * Opens a round and plays its first step. A repeated action id returns the same round; with another bet it is a
 * badRequest. Throws RuleError: badBet, badRequest, limits, tooFast, roundOpen, betsClosed, and those of
 * `proceed`.
 */
export async function openRound(vendor: VendorContext, gameSession: GameSession, wanted: Wanted): Promise<Round> {
  const { db } = vendor.ctx
  const known = await roundOfAction(db, gameSession, wanted.actionId)
  if (known) return goOn(vendor, known, wanted)
  const { engine, live } = knownGame(gameSession.gameCode)
  const stake = engine.price(wanted.bet)
  const { minStake, maxStake } = engine.facts
  const most = maxStake * wanted.factor
  if (stake < minStake * wanted.factor || stake > most) throw new RuleError('limits')
  const now = vendor.ctx.clock()
  const moment = live && tableMoment(gameSession.gameCode, now.getTime())
  if (moment && (moment.phase !== 'betting' || (await isDrawn(db, gameSession.gameCode, moment.round))))
    throw new RuleError('betsClosed')
  const id = await db.transaction().execute(async (trx) => {
    await takeTurn(trx, gameSession)
    const twin = await roundOfAction(trx, gameSession, wanted.actionId)
    if (twin) return twin.id
    const liveKey = moment && `${gameSession.gameCode}:${moment.round}`
    if (liveKey === null) await checkTurn(trx, gameSession, isSlot(engine.kind) ? now : null)
    else if ((await stakedAt(trx, gameSession, liveKey)) + stake > most) throw new RuleError('limits')
    return insertRound(trx, gameSession, { actionId: wanted.actionId, bet: wanted.bet, stake, now, liveKey })
  })
  return goOn(vendor, await readRound(db, id), wanted)
}

function goOn(vendor: VendorContext, round: Round, { bet }: Wanted): Promise<Round> {
  if (!isDeepStrictEqual(round.bet, bet)) throw new RuleError('badRequest')
  return proceed(vendor, round)
}

/** Locks a player's requests at one game until the transaction ends, so that they run one by one, in all processes. */
async function takeTurn(trx: Transaction<Database>, gameSession: GameSession): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${gameSession.player}/${gameSession.gameId}`}))`.execute(trx)
}

/** Throws roundOpen where the player's last round is unfinished, and tooFast where a slot is played too fast. */
async function checkTurn(trx: Transaction<Database>, gameSession: GameSession, slotAt: Date | null): Promise<void> {
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
  bet: unknown
  stake: number
  now: Date
  liveKey: string | null
}

async function insertRound(trx: Transaction<Database>, gameSession: GameSession, made: NewRound): Promise<string> {
  const { id } = await trx
    .insertInto('vendorRounds')
    .values({
      ...sessionColumns(gameSession),
      id: randomUUID(),
      status: 'betting',
      liveKey: made.liveKey,
      stake: BigInt(made.stake),
      bet: JSON.stringify(made.bet),
      actionId: made.actionId,
      lastAction: made.actionId,
      createdAt: made.now,
      playedAt: made.now,
      updatedAt: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
