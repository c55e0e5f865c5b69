import { CLOSED_MS } from '../engines/live/clock.ts'
import { knownGame, vendorGame } from '../games.ts'
import type { VendorContext } from '../rounds/vendor-context.ts'
import { endRounds } from '../rounds/end-rounds.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { proceed, stepColumns } from '../rounds/proceed.ts'
import { changeRound, readRound } from '../rounds/store.ts'
import type { Round } from '../rounds/tables.ts'
import { resultOf } from './results.ts'
import { timesOfKey } from './tables.ts'

/** After an outage many bets may wait: the tables take turns, this many bets each, so that none waits for another. */
const TURN = 100
/** A sweep has other rounds to end as well; what is left then is the next one's. */
const MOST_TURNS = 10

/**
 * Ends the rounds of live tables whose result is out, of one player at one table or of all, oldest first. Returns how
 * many it ended. All bets were taken before the result was drawn (see `proceed`).
 */
export async function settleLive(vendor: VendorContext, gameSession?: GameSession): Promise<number> {
  const { db, clock } = vendor.ctx
  const now = clock()
  let open = db.selectFrom('vendorRounds').where('liveKey', 'is not', null).where('status', '=', 'open')
  // One that failed is not due before a minute is over (see `endRounds`).
  open = open.where('updatedAt', '<=', now)
  if (gameSession) open = open.where('player', '=', gameSession.player).where('gameId', '=', gameSession.gameId)
  const keys = (await open.select('liveKey').distinct().execute()).map(({ liveKey }) => liveKey ?? '')
  const tables = Map.groupBy(
    keys.filter((key) => isOut(key, now)),
    (key) => timesOfKey(key).code,
  )
  let ended = 0
  for (let turn = 0; turn < MOST_TURNS && tables.size > 0; turn += 1) {
    for (const [code, due] of tables) {
      const rounds = await open.selectAll().where('liveKey', 'in', due).orderBy('updatedAt').limit(TURN).execute()
      ended += await endRounds(vendor.ctx, { rounds, idleMs: 0 }, (round) => settle(vendor, round))
      if (rounds.length < TURN) tables.delete(code)
    }
  }
  return ended
}

/** Whether the result of a table's round may be seen. Never, if the table was removed (`removed-games.ts`). */
function isOut(key: string, now: Date): boolean {
  const { code, closesAt } = timesOfKey(key)
  return vendorGame(code) !== undefined && now.getTime() >= closesAt + CLOSED_MS
}

async function settle(vendor: VendorContext, round: Round): Promise<void> {
  const { db, clock } = vendor.ctx
  const times = timesOfKey(round.liveKey ?? '')
  const { live } = knownGame(round.gameCode)
  const result = await resultOf(vendor, times.code, times.round, times.drawAt)
  if (!live || result === null) return
  const step = live.settle(round.state as Parameters<typeof live.settle>[0], result)
  await changeRound(db, round, stepColumns(step, clock()))
  await proceed(vendor, await readRound(db, round.id))
}
