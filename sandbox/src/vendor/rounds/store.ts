import type { Kysely, UpdateObject } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { playerOf, type GameSession } from './game-session.ts'
import type { Round, RoundStatus } from './tables.ts'

export const UNFINISHED: RoundStatus[] = ['betting', 'open', 'paying', 'rolling']

/** A round by its id; throws when it does not exist. */
export const readRound = (db: Kysely<Database>, id: string): Promise<Round> =>
  db.selectFrom('vendorRounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whether a member has an unfinished round: one that is still to be decided, paid or given back. */
export async function isPlaying(db: Kysely<Database>, memberId: number): Promise<boolean> {
  const rounds = db.selectFrom('vendorRounds').select('id').where('player', '=', playerOf(memberId))
  return (await rounds.where('status', 'in', UNFINISHED).limit(1).executeTakeFirst()) !== undefined
}

/** The round that was opened by a client's action id. */
export const roundOfAction = (
  db: Kysely<Database>,
  gameSession: GameSession,
  actionId: string,
): Promise<Round | undefined> =>
  db
    .selectFrom('vendorRounds')
    .selectAll()
    .where('player', '=', gameSession.player)
    .where('gameId', '=', gameSession.gameId)
    .where('actionId', '=', actionId)
    .executeTakeFirst()

/** The latest rounds of a game session, newest first, without those whose bet was refused. */
export const latestRounds = (db: Kysely<Database>, gameSession: GameSession, count: number): Promise<Round[]> =>
  db
    .selectFrom('vendorRounds')
    .selectAll()
    .where('player', '=', gameSession.player)
    .where('gameId', '=', gameSession.gameId)
    .where('status', '<>', 'refused')
    .orderBy('createdAt', 'desc')
    .limit(count)
    .execute()

/** What a game session has staked and won since a moment, in settled rounds; minor units. */
export async function totalsSince(
  db: Kysely<Database>,
  gameSession: GameSession,
  since: Date,
): Promise<{ staked: number; paid: number }> {
  const { staked, paid } = await db
    .selectFrom('vendorRounds')
    .select((eb) => [eb.fn.sum<string | null>('stake').as('staked'), eb.fn.sum<string | null>('payout').as('paid')])
    .where('player', '=', gameSession.player)
    .where('gameId', '=', gameSession.gameId)
    .where('createdAt', '>=', since)
    .where('status', '=', 'settled')
    .executeTakeFirstOrThrow()
  return { staked: Number(staked ?? 0), paid: Number(paid ?? 0) }
}

/** The stake and payout of all bets of a game session on one round of a live table; minor units. */
export async function totalsOfLiveRound(
  db: Kysely<Database>,
  gameSession: GameSession,
  liveKey: string,
): Promise<{ stake: number; payout: number }> {
  const { stake, payout } = await db
    .selectFrom('vendorRounds')
    .select((eb) => [eb.fn.sum<string | null>('stake').as('stake'), eb.fn.sum<string | null>('payout').as('payout')])
    .where('liveKey', '=', liveKey)
    .where('player', '=', gameSession.player)
    .where('status', 'in', ['paying', 'settled'])
    .executeTakeFirstOrThrow()
  return { stake: Number(stake ?? 0), payout: Number(payout ?? 0) }
}

/** The total stake of a game session on one round of a live table; minor units. */
export async function liveStakeOf(db: Kysely<Database>, gameSession: GameSession, liveKey: string): Promise<number> {
  const { staked } = await db
    .selectFrom('vendorRounds')
    .select((eb) => eb.fn.sum<string | null>('stake').as('staked'))
    .where('liveKey', '=', liveKey)
    .where('player', '=', gameSession.player)
    .where('status', 'in', ['betting', 'open', 'paying', 'settled'])
    .executeTakeFirstOrThrow()
  return Number(staked ?? 0)
}

/**
 * Updates a round if its version is still that of `seen` (optimistic locking). Returns whether it did: of two
 * concurrent requests that decide the same round, exactly one is recorded.
 */
export async function changeRound(
  db: Kysely<Database>,
  round: Pick<Round, 'id' | 'version'>,
  values: UpdateObject<Database, 'vendorRounds'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendorRounds')
    .set({ ...values, version: round.version + 1 })
    .where('id', '=', round.id)
    .where('version', '=', round.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
