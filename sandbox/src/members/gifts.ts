import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { accountBalance, cash } from '../ledger/index.ts'
import type { Round } from '../wallet/rounds.ts'

type Gifted = Pick<Member, 'id' | 'currency' | 'giftsLeft'>

/** The part of a balance that may be cashed out: all but what is left of gifts (D43). */
export const withdrawablePart = (balance: bigint, { giftsLeft }: Pick<Gifted, 'giftsLeft'>): bigint =>
  balance > giftsLeft ? balance - giftsLeft : 0n

/** The part of a member's cash in the ledger that may be cashed out: all but what is left of gifts (D43). */
export async function withdrawableOf(db: Kysely<Database>, member: Gifted): Promise<bigint> {
  return withdrawablePart(await accountBalance(db, cash(member.id), member.currency), member)
}

/**
 * How much of a bet is paid with gifts: everything else is spent first. To be called with the member locked, before the
 * bet itself is posted.
 */
export async function giftPartOfBet(db: Kysely<Database>, member: Gifted, bet: bigint): Promise<bigint> {
  if (member.giftsLeft === 0n) return 0n
  const withdrawable = await withdrawableOf(db, member)
  if (bet <= withdrawable) return 0n
  return bet - withdrawable < member.giftsLeft ? bet - withdrawable : member.giftsLeft
}

/**
 * How much of a win is gifts again: what was bet of them in its round, and has not come back yet. Otherwise a bet on
 * both sides would turn them into money that can be cashed out.
 */
export function giftPartOfWin({ bets, giftsWonBack }: Pick<Round, 'bets' | 'giftsWonBack'>, win: bigint): bigint {
  const staked = bets.reduce((sum, bet) => sum + bet.gifts, 0n) - giftsWonBack
  return win < staked ? win : staked
}
