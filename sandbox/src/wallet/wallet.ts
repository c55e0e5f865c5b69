import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { balanceOf } from '../ledger/index.ts'
import { lockMember } from '../members/lock.ts'
import { resumeGameSession, startGameSession } from './launch.ts'
import { cancelBet, rollbackRound } from './rollback.ts'
import { payWin, takeBet } from './moves.ts'
import { requireOpenGameSession } from './game-session.ts'
import type { Wallet } from './types.ts'

export type { Move, Wallet } from './types.ts'

/** Creates the wallet on a context; see Wallet for what each call takes, returns and throws. */
export function createWallet(ctx: Context): Wallet {
  const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => ctx.db.transaction().execute(work)
  return {
    authenticate: (launchToken, key) => startGameSession(ctx, launchToken, key),
    session: (playToken) => resumeGameSession(ctx, playToken),
    balance: (memberId) => balanceOf(ctx.db, memberId),
    bet: (bet) =>
      within(async (trx) => {
        const now = ctx.clock()
        // Locks the member before the session, as a password change does, so that the two cannot deadlock.
        await lockMember(trx, bet.memberId)
        await requireOpenGameSession(trx, bet, now)
        const moved = await takeBet(trx, bet, now)
        // Checked last, after every wait for a lock, so that no late bet is taken whose outcome may be known by now.
        if (bet.until && !moved.replayed && ctx.clock() >= bet.until) throw new Refusal('game.betsClosed')
        return moved
      }),
    win: (move) => within((trx) => payWin(trx, move, ctx.clock())),
    rollback: (move) => within((trx) => rollbackRound(trx, move, ctx.clock())),
    cancelBet: (move) => within((trx) => cancelBet(trx, move, ctx.clock())),
  }
}
