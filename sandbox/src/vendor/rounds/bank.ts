import type { Wallet } from '../../wallet/types.ts'
import type { Seat } from './seat.ts'

/**
 * Where the money of a seat comes from: the operator's wallet, or play money. Amounts are minor units.
 * Every call may be repeated with the same round and step: it then has no second effect.
 */
export interface Bank {
  balance(): Promise<bigint>
  /** Throws InsufficientFunds, or another Refusal of the operator. */
  bet(roundId: string, step: string, amount: bigint): Promise<void>
  win(roundId: string, amount: bigint): Promise<void>
  /** Gives back every bet of the round, once. */
  rollback(roundId: string): Promise<void>
}

/** Real money: through the operator's wallet. */
export function memberBank(wallet: Wallet, seat: Seat, memberId: number): Bank {
  const move = (roundId: string, step: string, amount: bigint) => ({
    memberId,
    gameId: seat.gameId,
    roundId,
    amount,
    key: `vendor:${roundId}:${step}`,
  })
  return {
    balance: () => wallet.balance(memberId),
    bet: async (roundId, step, amount) =>
      void (await wallet.bet({ ...move(roundId, step, amount), sitting: seat.sitting })),
    win: async (roundId, amount) => void (await wallet.win(move(roundId, 'win', amount))),
    rollback: async (roundId) =>
      void (await wallet.rollback({ memberId, roundId, key: `vendor:${roundId}:rollback` })),
  }
}
