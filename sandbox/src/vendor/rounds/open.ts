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
import type { Desk } from './desk.ts'
import { proceed } from './proceed.ts'
import type { Seat } from './seat.ts'
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
export async function openRound(desk: Desk, seat: Seat, wanted: Wanted): Promise<Round> {
  const { db } = desk.ctx
  const known = await roundOfAction(db, seat, wanted.actionId)
  if (known) return goOn(desk, known, wanted)
  const { engine, live } = knownGame(seat.gameCode)
  const stake = engine.price(wanted.bet)
  const { minStake, maxStake } = engine.facts
  const most = maxStake * wanted.factor
  if (stake < minStake * wanted.factor || stake > most) throw new RuleError('limits')
  const now = desk.ctx.clock()
  const moment = live && tableMoment(seat.gameCode, now.getTime())
  if (moment && (moment.phase !== 'betting' || (await isDrawn(db, seat.gameCode, moment.round))))
    throw new RuleError('betsClosed')
  const id = await db.transaction().execute(async (trx) => {
    await takeTurn(trx, seat)
    const twin = await roundOfAction(trx, seat, wanted.actionId)
    if (twin) return twin.id
    const liveKey = moment && `${seat.gameCode}:${moment.round}`
    if (liveKey === null) await checkTurn(trx, seat, isSlot(engine.kind) ? now : null)
    else if ((await stakedAt(trx, seat, liveKey)) + stake > most) throw new RuleError('limits')
    return insertRound(trx, seat, { actionId: wanted.actionId, bet: wanted.bet, stake, now, liveKey })
  })
  return goOn(desk, await readRound(db, id), wanted)
}

function goOn(desk: Desk, round: Round, { bet }: Wanted): Promise<Round> {
  if (!isDeepStrictEqual(round.bet, bet)) throw new RuleError('badRequest')
  return proceed(desk, round)
}

/** Locks a player's requests at one game until the transaction ends, so that they run one by one, in all processes. */
async function takeTurn(trx: Transaction<Database>, seat: Seat): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${seat.player}/${seat.gameId}`}))`.execute(trx)
}

/** Throws roundOpen where the player's last round is unfinished, and tooFast where a slot is played too fast. */
async function checkTurn(trx: Transaction<Database>, seat: Seat, slotAt: Date | null): Promise<void> {
  const last = await trx
    .selectFrom('vendorRounds')
    .select(['status', 'playedAt'])
    .where('player', '=', seat.player)
    .where('gameId', '=', seat.gameId)
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

async function insertRound(trx: Transaction<Database>, seat: Seat, made: NewRound): Promise<string> {
  const { id } = await trx
    .insertInto('vendorRounds')
    .values({
      ...seat,
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
