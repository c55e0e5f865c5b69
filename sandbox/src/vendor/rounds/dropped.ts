import type { Desk } from './desk.ts'
import { bankOf } from './desk.ts'
import { seatOfRound } from './seat.ts'
import { changeRound, readRound } from './store.ts'
import type { Round } from './tables.ts'

/**
 * Ends a move that was dropped: its stake goes back, whoever took it and whenever, and the round is free for the next
 * move. Answers the round as it stands then; any other round is left as it is.
 */
export async function clearDropped(desk: Desk, round: Round): Promise<Round> {
  const { pending } = round
  if (pending?.dropped === undefined) return round
  const { db, clock } = desk.ctx
  await bankOf(desk, seatOfRound(round)).cancel(round.id, pending.step)
  await changeRound(db, round, { pending: null, updatedAt: clock() })
  return readRound(db, round.id)
}
