import { CLOSED_MS } from '../engines/live/clock.ts'
import { knownGame } from '../games.ts'
import type { Desk } from '../rounds/desk.ts'
import { proceed, recorded } from '../rounds/proceed.ts'
import { changeRound, readRound } from '../rounds/store.ts'
import { resultOf } from './results.ts'
import { timesOfKey } from './tables.ts'

/**
 * Ends the rounds of live tables whose result is out; of one table, or of all. Answers how many.
 * A player's round that was taken in too late for its table is still settled by that table's result:
 * the bet was placed before it was drawn.
 */
export async function settleLive(desk: Desk, code?: string): Promise<number> {
  const { db, clock } = desk.ctx
  let query = db
    .selectFrom('vendorRounds')
    .selectAll()
    .where('liveKey', 'is not', null)
    .where('status', '=', 'open')
  if (code !== undefined) query = query.where('gameCode', '=', code)
  const rounds = await query.limit(500).execute()
  let settled = 0
  for (const round of rounds) {
    const times = timesOfKey(round.liveKey ?? '')
    if (clock().getTime() < times.closesAt + CLOSED_MS) continue
    const { live } = knownGame(round.gameCode)
    const result = await resultOf(desk, times.code, times.round, times.drawAt)
    if (!live || result === null) continue
    const step = live.settle(round.state as Parameters<typeof live.settle>[0], result)
    await changeRound(db, round, recorded(step, clock()))
    await proceed(desk, await readRound(db, round.id))
    settled++
  }
  return settled
}
