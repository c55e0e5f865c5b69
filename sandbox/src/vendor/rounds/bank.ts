import type { Wallet } from '../../wallet/types.ts'
import type { GameSession } from './game-session.ts'

/**
 * Where the money of a game session comes from: the operator's wallet, or play money. Amounts are in minor units.
 * All calls are idempotent: repeated with the same round and step, a call has no second effect.
 */
export interface Bank {
  balance(): Promise<bigint>
  /** Takes a bet, before `until` if that is given. Throws InsufficientFunds, or another Refusal of the operator. */
  bet(roundId: string, step: string, amount: bigint, until?: Date): Promise<void>
  win(roundId: string, amount: bigint): Promise<void>
  /** Gives back all bets of the round, once; a bet of this round that arrives later is refused. */
  rollback(roundId: string): Promise<void>
  /** Gives back one bet of the round, once; if it was not taken yet, it never will be. */
  cancel(roundId: string, step: string): Promise<void>
}

/** Real money: through the operator's wallet. */
export function memberBank(wallet: Wallet, gameSession: GameSession, memberId: number): Bank {
  const named = (roundId: string, step: string) => ({ memberId, roundId, key: `vendor:${roundId}:${step}` })
  const move = (roundId: string, step: string, amount: bigint) => ({
    ...named(roundId, step),
    gameId: gameSession.gameId,
    amount,
  })
  return {
    balance: () => wallet.balance(memberId),
    bet: async (roundId, step, amount, until) =>
      void (await wallet.bet({ ...move(roundId, step, amount), gameSessionId: gameSession.id, until })),
    win: async (roundId, amount) => void (await wallet.win(move(roundId, 'win', amount))),
    rollback: async (roundId) => void (await wallet.rollback(named(roundId, 'rollback'))),
    cancel: async (roundId, step) => void (await wallet.cancelBet(named(roundId, step))),
  }
}
