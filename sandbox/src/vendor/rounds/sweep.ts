import { knownGame } from '../games.ts'
import { settleLive } from '../live/settle.ts'
import type { VendorContext } from './vendor-context.ts'
import { endPending } from './move.ts'
import { endRounds } from './end-rounds.ts'
import { proceed, stepColumns } from './proceed.ts'
import { isSetAside } from './removed-games.ts'
import { changeRound, readRound } from './store.ts'
import type { Round, RoundStatus } from './tables.ts'

const MINUTE = 60_000

/** How long a round may stay unchanged in each status before the sweep takes it up. */
const IDLE_MS: Partial<Record<RoundStatus, number>> = {
  betting: MINUTE,
  rolling: MINUTE,
  paying: MINUTE / 4,
  /** The player stayed away: the round is finished by the neutral choice that the game's rules specify. */
  open: 60 * MINUTE,
}

/**
 * Ends rounds that were left behind by a player or by a process that died: decided rounds are paid, bets without an
 * outcome are given back (GAME_ROLLBACK), announced moves are played or dropped, open rounds are finished, live rounds
 * end with their table. Returns the number of rounds it ended. A round that fails is tried again a minute later and
 * does not block the others; one whose game was removed is left to the operator (`removed-games.ts`).
 */
export async function sweep(vendor: VendorContext): Promise<number> {
  const { ctx } = vendor
  const now = ctx.clock().getTime()
  const staleRounds = (status: RoundStatus, idleMs: number) =>
    ctx.db
      .selectFrom('vendorRounds')
      .selectAll()
      .where('status', '=', status)
      .where('updatedAt', '<', new Date(now - idleMs))
      .where((eb) => eb.or([eb('status', '<>', 'open'), eb('liveKey', 'is', null)]))
      .where((eb) => eb.not(isSetAside(eb)))
      .orderBy('updatedAt')
      .limit(200)
  let ended = 0
  for (const [status, idleMs] of Object.entries(IDLE_MS) as [RoundStatus, number][]) {
    const rounds = await staleRounds(status, idleMs).execute()
    ended += await endRounds(ctx, { rounds, idleMs }, (round) => end(vendor, round))
  }
  // After a minute, not an hour: the move's stake may already be taken, and the round waits for it.
  const announced = await staleRounds('open', MINUTE).where('pending', 'is not', null).execute()
  ended += await endRounds(ctx, { rounds: announced, idleMs: MINUTE }, (round) => endPending(vendor, round))
  return ended + (await settleLive(vendor))
}

async function end(vendor: VendorContext, round: Round): Promise<void> {
  const { db, clock } = vendor.ctx
  // A bet at a live table stands if it was taken in time, which only the bank knows: `proceed` below asks it.
  if (round.status === 'betting' && round.liveKey === null) {
    await changeRound(db, round, { status: 'rolling', updatedAt: clock() })
    await proceed(vendor, await readRound(db, round.id))
    return
  }
  if (round.status !== 'open') {
    await proceed(vendor, round)
    return
  }
  let open = round
  // A move that the player has announced, and perhaps paid for, comes first; it is dropped if its stake is refused.
  if (open.pending) {
    await endPending(vendor, open)
    open = await readRound(db, round.id)
    // The player has returned and announced another move.
    if (open.pending) return
  }
  if (open.status !== 'open') return
  const step = knownGame(open.gameCode).engine.finish(open.state, vendor.random)
  await changeRound(db, open, { ...stepColumns(step, clock()), pending: null })
  await proceed(vendor, await readRound(db, open.id))
}
