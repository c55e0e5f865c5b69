import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { addWager } from './points.ts'
import type { RoundBet } from './rounds.ts'
import type { Move } from './types.ts'

const VISIT_GAP_MS = 30 * 60_000

/**
 * Records what a bet changes besides money: points, the rolling amount, the gifts, the visit, the game's play count.
 */
export async function recordBet(
  trx: Transaction<Database>,
  member: Member,
  move: Move & Pick<RoundBet, 'wagered' | 'gifts'>,
  now: Date,
): Promise<void> {
  const wager = await addWager(trx, member, move.amount)
  await trx
    .updateTable('members')
    .set({
      ...wager,
      rollingAmount: member.rollingAmount - move.wagered,
      giftsLeft: member.giftsLeft - move.gifts,
    })
    .where('id', '=', member.id)
    .execute()
  await trx
    .updateTable('games')
    .set((eb) => ({ totalPlayCount: eb('totalPlayCount', '+', 1) }))
    .where('id', '=', move.gameId)
    .execute()
  const visit = await latestVisit(trx, move)
  if (visit && now.getTime() - visit.lastAt.getTime() < VISIT_GAP_MS) {
    await trx
      .updateTable('gameVisits')
      .set((eb) => ({ rounds: eb('rounds', '+', 1), bet: eb('bet', '+', move.amount), lastAt: now }))
      .where('id', '=', visit.id)
      .execute()
    return
  }
  await trx
    .insertInto('gameVisits')
    .values({
      memberId: move.memberId,
      gameId: move.gameId,
      rounds: 1,
      bet: move.amount,
      win: 0n,
      createTime: now,
      lastAt: now,
    })
    .execute()
}

/** Records what a win changes besides money: the gifts, and the visit it belongs to. */
export async function recordWin(
  trx: Transaction<Database>,
  member: Member,
  move: Move & Pick<RoundBet, 'gifts'>,
  now: Date,
): Promise<void> {
  if (move.gifts > 0n) {
    const giftsLeft = member.giftsLeft + move.gifts
    await trx.updateTable('members').set({ giftsLeft }).where('id', '=', member.id).execute()
  }
  const visit = await latestVisit(trx, move)
  if (!visit) return
  await trx
    .updateTable('gameVisits')
    .set((eb) => ({ win: eb('win', '+', move.amount), lastAt: now }))
    .where('id', '=', visit.id)
    .execute()
}

/**
 * Undoes recordBet for bets that are given back: points are taken back, and the amount still to be wagered and the
 * gifts rise again by what the bets had lowered them.
 */
export async function recordRollback(trx: Transaction<Database>, memberId: number, bets: RoundBet[]): Promise<void> {
  const total = bets.reduce((sum, bet) => sum + bet.amount, 0n)
  const member = await trx.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  await trx
    .updateTable('members')
    .set({
      ...(await addWager(trx, member, -total)),
      rollingAmount: bets.reduce((sum, bet) => sum + bet.wagered, member.rollingAmount),
      giftsLeft: bets.reduce((sum, bet) => sum + bet.gifts, member.giftsLeft),
    })
    .where('id', '=', memberId)
    .execute()
  const visit = await latestVisit(trx, { memberId, gameId: bets[0]!.gameId })
  if (!visit) return
  await trx
    .updateTable('gameVisits')
    .set((eb) => ({ bet: eb('bet', '-', total) }))
    .where('id', '=', visit.id)
    .execute()
}

function latestVisit(trx: Transaction<Database>, move: { memberId: number; gameId: number }) {
  return trx
    .selectFrom('gameVisits')
    .select(['id', 'lastAt'])
    .where('memberId', '=', move.memberId)
    .where('gameId', '=', move.gameId)
    .orderBy('createTime', 'desc')
    .limit(1)
    .executeTakeFirst()
}
