import type { Context } from '../context.ts'
import type { Moved, Wallet } from '../wallet/types.ts'
import { takeFault } from './store.ts'

/**
 * A wallet whose connection a fault (path '/wallet/bet' or '/wallet/win') can cut after the money has moved and before
 * the vendor receives the response: the point where a round may hang between bet and outcome.
 */
export function cuttableWallet(ctx: Context, wallet: Wallet): Wallet {
  const cut =
    <Move extends { memberId: number }>(path: string, call: (move: Move) => Promise<Moved>) =>
    async (move: Move): Promise<Moved> => {
      const moved = await call(move)
      const fault = await takeFault(ctx.db, { path, userAgent: '', memberId: async () => move.memberId })
      if (fault) throw new Error(`${path} was cut by a fault`)
      return moved
    }
  return { ...wallet, bet: cut('/wallet/bet', wallet.bet), win: cut('/wallet/win', wallet.win) }
}
