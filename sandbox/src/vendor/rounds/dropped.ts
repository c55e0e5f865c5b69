import type { VendorContext } from './vendor-context.ts'
import { bankOf } from './vendor-context.ts'
import { gameSessionOfRound } from './game-session.ts'
import { changeRound, readRound } from './store.ts'
import type { Round } from './tables.ts'

/**
 * Ends a dropped move: cancels its stake at the bank, whichever request took it or still tries to, and frees the round
 * for the next move. Returns the round as it is then; a round without a dropped move is returned unchanged.
 */
export async function clearDropped(vendor: VendorContext, round: Round): Promise<Round> {
  const { pending } = round
  if (pending?.dropped === undefined) return round
  const { db, clock } = vendor.ctx
  await bankOf(vendor, gameSessionOfRound(round)).cancel(round.id, pending.step)
  await changeRound(db, round, { pending: null, updatedAt: clock() })
  return readRound(db, round.id)
}
