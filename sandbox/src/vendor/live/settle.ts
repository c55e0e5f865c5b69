import { CLOSED_MS } from '../engines/live/clock.ts'
import { knownGame } from '../games.ts'
import type { VendorContext } from '../rounds/vendor-context.ts'
import { endRounds } from '../rounds/end-rounds.ts'
import { proceed, stepColumns } from '../rounds/proceed.ts'
import { changeRound, readRound } from '../rounds/store.ts'
import type { Round } from '../rounds/tables.ts'
import { resultOf } from './results.ts'
import { timesOfKey } from './tables.ts'

/**
 * Ends the rounds of live tables whose result is out, of one table or of all, oldest first. Returns how many it ended.
 * All bets were taken before the result was drawn (see `proceed`).
 */
export async function settleLive(vendor: VendorContext, code?: string): Promise<number> {
  const { db, clock } = vendor.ctx
  const now = clock()
  let query = db.selectFrom('vendorRounds').selectAll().where('liveKey', 'is not', null).where('status', '=', 'open')
  if (code !== undefined) query = query.where('gameCode', '=', code)
  // One that failed is not due before a minute is over (see `endRounds`).
  const due = await query.where('updatedAt', '<=', now).orderBy('updatedAt').limit(500).execute()
  const isOut = ({ liveKey }: Round): boolean => now.getTime() >= timesOfKey(liveKey ?? '').closesAt + CLOSED_MS
  return endRounds(vendor.ctx, { rounds: due.filter(isOut), idleMs: 0 }, async (round) => {
    const times = timesOfKey(round.liveKey ?? '')
    const { live } = knownGame(round.gameCode)
    const result = await resultOf(vendor, times.code, times.round, times.drawAt)
    if (!live || result === null) return
    const step = live.settle(round.state as Parameters<typeof live.settle>[0], result)
    await changeRound(db, round, stepColumns(step, clock()))
    await proceed(vendor, await readRound(db, round.id))
  })
}
