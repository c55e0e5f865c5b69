import type { Context } from '../../context.ts'
import { RuleError } from '../engines/engine.ts'
import type { Round } from './tables.ts'

/** How long a round that did not move is postponed, so that it is neither retried nor logged at every sweep. */
const RETRY_MS = 60_000

/**
 * Ends rounds one after another. A round that fails (the wallet refuses, the game no longer exists) is logged and the
 * others go on: one player's round never blocks another's. Returns how many rounds it ended.
 * `idleMs` is how long a round must have been unchanged to be among `rounds`.
 */
export async function endRounds(
  ctx: Context,
  { rounds, idleMs: patience }: { rounds: readonly Round[]; idleMs: number },
  end: (round: Round) => Promise<void>,
): Promise<number> {
  let ended = 0
  for (const round of rounds) {
    try {
      await end(round)
      ended++
    } catch (error) {
      // A RuleError means that another request is handling the round: not worth a log entry.
      if (!(error instanceof RuleError)) process.stderr.write(`vendor round ${round.id}: ${String(error)}\n`)
    }
    await postpone(ctx, round, patience)
  }
  return ended
}

/**
 * Postpones an unchanged round by a minute, behind all that wait now: rounds that never end would otherwise be the
 * first of each sweep, and enough of them the only ones. Its version stays, so a request that
 * is handling it is not disturbed; a round that moved has another version and is left as it is.
 */
async function postpone({ db, clock }: Context, round: Round, patience: number): Promise<void> {
  await db
    .updateTable('vendorRounds')
    .set({ updatedAt: new Date(clock().getTime() - patience + RETRY_MS) })
    .where('id', '=', round.id)
    .where('version', '=', round.version)
    .execute()
}
