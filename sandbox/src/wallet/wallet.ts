import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { balanceOf, cash, gameFloat, post } from '../ledger/index.ts'
import type { Currency, Posted } from '../ledger/index.ts'
import { resumeSitting, startSitting } from './launch.ts'
import { recordBet, recordRollback, recordWin } from './play.ts'
import { betsOf } from './rounds.ts'
import type { Move, Moved, Wallet } from './types.ts'

/** The wallet over a context; see Wallet for what each call takes, answers and throws. */
export function createWallet(ctx: Context): Wallet {
  const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => ctx.db.transaction().execute(work)
  return {
    authenticate: (launchToken) => startSitting(ctx, launchToken),
    session: (playToken) => resumeSitting(ctx, playToken),
    balance: (memberId) => balanceOf(ctx.db, memberId),
    bet: (move) => within((trx) => bet(trx, move, ctx.clock())),
    win: (move) => within((trx) => win(trx, move, ctx.clock())),
    rollback: (move) => within((trx) => rollback(trx, move)),
  }
}

async function bet(trx: Transaction<Database>, move: Move, now: Date): Promise<Moved> {
  if (move.amount <= 0n) throw new Refusal('money.invalid')
  const { member, game } = await lockPlayer(trx, move)
  const posted = await post(trx, {
    key: move.key,
    kind: 'GAME_BET',
    memberId: move.memberId,
    currency: member.currency as Currency,
    legs: [
      { account: cash(move.memberId), amount: -move.amount },
      { account: gameFloat(game.vendor), amount: move.amount },
    ],
    reference: roundReference(move.roundId),
    meta: { gameId: game.id, gameName: game.name },
  })
  // A bet that was taken before stays taken; only a new one can be refused.
  if (posted.replayed) return posted
  if (!member.enabled) throw new Refusal('member.disabled')
  if (member.blocked) throw new Refusal('wallet.blocked')
  await recordBet(trx, member, move, now)
  return posted
}

async function win(trx: Transaction<Database>, move: Move, now: Date): Promise<Moved> {
  if (move.amount < 0n) throw new Refusal('money.invalid')
  const { member, game } = await lockPlayer(trx, move)
  const bets = await betsOf(trx, move.memberId, roundReference(move.roundId))
  if (!bets.length) throw new Refusal('game.roundUnknown')
  if (move.amount === 0n) return unmoved(await balanceOf(trx, move.memberId))
  const posted = await post(trx, {
    key: move.key,
    kind: 'GAME_WIN',
    memberId: move.memberId,
    currency: member.currency as Currency,
    legs: [
      { account: gameFloat(game.vendor), amount: -move.amount },
      { account: cash(move.memberId), amount: move.amount },
    ],
    reference: roundReference(move.roundId),
    meta: { gameId: game.id, gameName: game.name },
  })
  if (!posted.replayed) await recordWin(trx, move, now)
  return posted
}

async function rollback(
  trx: Transaction<Database>,
  move: { memberId: number; roundId: string; key: string },
): Promise<Moved> {
  const reference = roundReference(move.roundId)
  const bets = await betsOf(trx, move.memberId, reference)
  const first = bets[0]
  if (!first) return unmoved(await balanceOf(trx, move.memberId))
  const gameId = first.gameId
  const { member, game } = await lockPlayer(trx, { memberId: move.memberId, gameId })
  const total = bets.reduce((sum, row) => sum + row.amount, 0n)
  const posted = await post(trx, {
    // One round is given back once, whatever key the vendor sends the second time.
    key: `rollback:${move.memberId}:${reference}`,
    kind: 'GAME_ROLLBACK',
    memberId: move.memberId,
    currency: member.currency as Currency,
    legs: [
      { account: gameFloat(game.vendor), amount: -total },
      { account: cash(move.memberId), amount: total },
    ],
    reference,
    meta: { gameId, gameName: game.name, vendorKey: move.key },
  })
  if (!posted.replayed) await recordRollback(trx, move.memberId, bets)
  return posted
}

const roundReference = (roundId: string) => `round:${roundId}`

const unmoved = (balance: bigint): Moved & Pick<Posted, 'replayed'> => ({
  transactionId: null,
  replayed: false,
  balanceBefore: balance,
  balanceAfter: balance,
})

async function lockPlayer(trx: Transaction<Database>, move: { memberId: number; gameId: number }) {
  const member = await trx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', move.memberId)
    .forUpdate()
    .executeTakeFirst()
  const game = await trx.selectFrom('games').selectAll().where('id', '=', move.gameId).executeTakeFirst()
  if (!member || !game) throw new Refusal('game.unknown')
  return { member, game }
}
