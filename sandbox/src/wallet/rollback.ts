import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { balanceOf, cash, gameFloat, post } from '../ledger/index.ts'
import { lockMember } from '../members/lock.ts'
import { markCanceled } from './canceled.ts'
import { findGame, unmoved } from './moves.ts'
import { recordRollback } from './play.ts'
import { readRound, roundReference } from './rounds.ts'
import type { RoundBet } from './rounds.ts'
import type { Canceled, Moved } from './types.ts'

/** Wallet.rollback within a database transaction. */
export async function rollbackRound(trx: Transaction<Database>, move: Canceled, now: Date): Promise<Moved> {
  const reference = roundReference(move.roundId)
  await lockMember(trx, move.memberId)
  const { bets, won } = await readRound(trx, move.memberId, reference)
  // A round that has paid is over: only one that never ended is given back.
  if (won) throw new Refusal('game.roundUnknown')
  if (!bets.length) {
    // The bet may still arrive, and the vendor does not repeat this call: the mark makes that bet be refused.
    await markCanceled(trx, move.memberId, reference, now)
    return unmoved(await balanceOf(trx, move.memberId))
  }
  // One round is given back once, whatever key the vendor sends the second time.
  const once = { key: `rollback:${move.memberId}:${reference}`, meta: { vendorKey: move.key } }
  return returnBets(trx, move, bets, once)
}

/** Wallet.cancelBet within a database transaction. */
export async function cancelBet(trx: Transaction<Database>, move: Canceled, now: Date): Promise<Moved> {
  await lockMember(trx, move.memberId)
  await markCanceled(trx, move.memberId, move.key, now)
  const { bets, rolledBack } = await readRound(trx, move.memberId, roundReference(move.roundId))
  const bet = bets.find(({ key }) => key === move.key)
  if (!bet || rolledBack) return unmoved(await balanceOf(trx, move.memberId))
  return returnBets(trx, move, [bet], { key: `rollback:${move.key}`, meta: { bet: move.key } })
}

async function returnBets(
  trx: Transaction<Database>,
  { memberId, roundId }: Canceled,
  bets: RoundBet[],
  { key, meta }: { key: string; meta: Record<string, string> },
): Promise<Moved> {
  const member = await lockMember(trx, memberId)
  const game = await findGame(trx, bets[0]!.gameId)
  const total = bets.reduce((sum, row) => sum + row.amount, 0n)
  const posted = await post(trx, {
    key,
    kind: 'GAME_ROLLBACK',
    memberId,
    currency: member.currency,
    legs: [
      { account: gameFloat(game.vendor), amount: -total },
      { account: cash(memberId), amount: total },
    ],
    reference: roundReference(roundId),
    meta: { gameId: game.id, gameName: game.name, ...meta },
  })
  if (!posted.replayed) await recordRollback(trx, memberId, bets)
  return posted
}
