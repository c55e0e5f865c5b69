import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { balanceOf, cash, gameFloat, post, type Posting } from '../ledger/index.ts'
import { giftPartOfBet, giftPartOfWin } from '../members/gifts.ts'
import { lockMember } from '../members/lock.ts'
import { isCanceled } from './canceled.ts'
import { recordBet, recordWin } from './play.ts'
import { readRound, roundReference } from './rounds.ts'
import type { Move, Moved } from './types.ts'
import { wageredBy } from './wagering.ts'

/** A move, or one of the past. */
type DatedMove = Move & Pick<Posting, 'at'>

/** Wallet.bet within a database transaction; `now` is when it happens. */
export async function takeBet(trx: Transaction<Database>, move: DatedMove, now: Date): Promise<Moved> {
  if (move.amount <= 0n) throw new Refusal('money.invalid')
  const member = await lockMember(trx, move.memberId)
  const game = await findGame(trx, move.gameId)
  const reference = roundReference(move.roundId)
  if (await isCanceled(trx, move.memberId, [move.key, reference])) throw new Refusal('game.roundUnknown')
  const round = await readRound(trx, move.memberId, reference)
  const wagered = await wageredBy(trx, member, move.amount)
  const gifts = await giftPartOfBet(trx, member, move.amount)
  const posted = await post(trx, {
    key: move.key,
    kind: 'GAME_BET',
    memberId: move.memberId,
    currency: member.currency,
    legs: [
      { account: cash(move.memberId), amount: -move.amount },
      { account: gameFloat(game.vendor), amount: move.amount },
    ],
    reference,
    meta: { gameId: game.id, gameName: game.name, wagered: String(wagered), gifts: String(gifts) },
    at: move.at,
  })
  // A replayed bet stays taken; only a new one can be refused.
  if (posted.replayed) return posted
  if (round.rolledBack) throw new Refusal('game.roundUnknown')
  if (!member.enabled) throw new Refusal('member.disabled')
  if (member.blocked) throw new Refusal('wallet.blocked')
  // The operator has switched the game off; rounds already bet on are still paid or given back.
  if (!game.enabled) throw new Refusal('game.unknown')
  await recordBet(trx, member, { ...move, wagered, gifts }, now)
  return posted
}

/** Wallet.win within a database transaction. */
export async function payWin(trx: Transaction<Database>, move: DatedMove, now: Date): Promise<Moved> {
  if (move.amount < 0n) throw new Refusal('money.invalid')
  const member = await lockMember(trx, move.memberId)
  const game = await findGame(trx, move.gameId)
  const round = await readRound(trx, move.memberId, roundReference(move.roundId))
  if (!round.bets.length || round.rolledBack) throw new Refusal('game.roundUnknown')
  if (move.amount === 0n) return unmoved(await balanceOf(trx, move.memberId))
  const gifts = giftPartOfWin(round, move.amount)
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
    meta: { gameId: game.id, gameName: game.name, gifts: String(gifts) },
    at: move.at,
  })
  if (!posted.replayed) await recordWin(trx, member, { ...move, gifts }, now)
  return posted
}

/** The result of a move that had no effect. */
export const unmoved = (balance: bigint): Moved => ({
  transactionId: null,
  replayed: false,
  balanceBefore: balance,
  balanceAfter: balance,
})

/** A game by its id. Throws Refusal. */
export async function findGame(trx: Transaction<Database>, gameId: number) {
  const game = await trx.selectFrom('games').selectAll().where('id', '=', gameId).executeTakeFirst()
  if (!game) throw new Refusal('game.unknown')
  return game
}
