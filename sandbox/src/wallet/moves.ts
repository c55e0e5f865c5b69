import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { balanceOf, cash, gameFloat, post } from '../ledger/index.ts'
import { lockMember } from '../members/lock.ts'
import { recordBet, recordRollback, recordWin } from './play.ts'
import { readRound } from './rounds.ts'
import type { Move, Moved } from './types.ts'
import { wageredBy } from './wagering.ts'

/** Wallet.bet within a database transaction; `now` is when it happens. */
export async function takeBet(trx: Transaction<Database>, move: Move, now: Date): Promise<Moved> {
  if (move.amount <= 0n) throw new Refusal('money.invalid')
  const member = await lockMember(trx, move.memberId)
  const game = await findGame(trx, move.gameId)
  const round = await readRound(trx, move.memberId, roundReference(move.roundId))
  const wagered = await wageredBy(trx, member, move.amount)
  const posted = await post(trx, {
    key: move.key,
    kind: 'GAME_BET',
    memberId: move.memberId,
    currency: member.currency,
    legs: [
      { account: cash(move.memberId), amount: -move.amount },
      { account: gameFloat(game.vendor), amount: move.amount },
    ],
    reference: roundReference(move.roundId),
    meta: { gameId: game.id, gameName: game.name, wagered: String(wagered) },
    at: now,
  })
  // A bet that was taken before stays taken; only a new one can be refused.
  if (posted.replayed) return posted
  if (round.rolledBack) throw new Refusal('game.roundUnknown')
  if (!member.enabled) throw new Refusal('member.disabled')
  if (member.blocked) throw new Refusal('wallet.blocked')
  await recordBet(trx, member, { ...move, wagered }, now)
  return posted
}

/** Wallet.win within a database transaction. */
export async function payWin(trx: Transaction<Database>, move: Move, now: Date): Promise<Moved> {
  if (move.amount < 0n) throw new Refusal('money.invalid')
  const member = await lockMember(trx, move.memberId)
  const game = await findGame(trx, move.gameId)
  const round = await readRound(trx, move.memberId, roundReference(move.roundId))
  if (!round.bets.length || round.rolledBack) throw new Refusal('game.roundUnknown')
  if (move.amount === 0n) return unmoved(await balanceOf(trx, move.memberId))
  const posted = await post(trx, {
    key: move.key,
    kind: 'GAME_WIN',
    memberId: move.memberId,
    currency: member.currency,
    legs: [
      { account: gameFloat(game.vendor), amount: -move.amount },
      { account: cash(move.memberId), amount: move.amount },
    ],
    reference: roundReference(move.roundId),
    meta: { gameId: game.id, gameName: game.name },
    at: now,
  })
  if (!posted.replayed) await recordWin(trx, move, now)
  return posted
}

/** Wallet.rollback within a database transaction. */
export async function giveBack(
  trx: Transaction<Database>,
  move: { memberId: number; roundId: string; key: string },
  now: Date,
): Promise<Moved> {
  const reference = roundReference(move.roundId)
  const member = await lockMember(trx, move.memberId)
  const { bets, won } = await readRound(trx, move.memberId, reference)
  // A round that has paid is over: only one that never ended is given back.
  if (won) throw new Refusal('game.roundUnknown')
  const gameId = bets[0]?.gameId
  if (gameId === undefined) return unmoved(await balanceOf(trx, move.memberId))
  const game = await findGame(trx, gameId)
  const total = bets.reduce((sum, row) => sum + row.amount, 0n)
  const posted = await post(trx, {
    // One round is given back once, whatever key the vendor sends the second time.
    key: `rollback:${move.memberId}:${reference}`,
    kind: 'GAME_ROLLBACK',
    memberId: move.memberId,
    currency: member.currency,
    legs: [
      { account: gameFloat(game.vendor), amount: -total },
      { account: cash(move.memberId), amount: total },
    ],
    reference,
    meta: { gameId, gameName: game.name, vendorKey: move.key },
    at: now,
  })
  if (!posted.replayed) await recordRollback(trx, move.memberId, bets)
  return posted
}

const roundReference = (roundId: string) => `round:${roundId}`

const unmoved = (balance: bigint): Moved => ({
  transactionId: null,
  replayed: false,
  balanceBefore: balance,
  balanceAfter: balance,
})

async function findGame(trx: Transaction<Database>, gameId: number) {
  const game = await trx.selectFrom('games').selectAll().where('id', '=', gameId).executeTakeFirst()
  if (!game) throw new Refusal('game.unknown')
  return game
}
