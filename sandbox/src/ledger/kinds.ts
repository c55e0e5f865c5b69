/**
 * The transaction types of the specification (games-and-cashier.md 3) and WITHDRAW, which it needs but
 * does not list. SETTLEMENT moves money between our own accounts and never shows in a member's history.
 */
export const KINDS = [
  'GAME_BET',
  'GAME_WIN',
  'GAME_ROLLBACK',
  'WITHDRAW',
  'WITHDRAW_ROLLBACK',
  'PROMOTION',
  'DEPOSIT',
  'REDEEM',
  'INVITE_AWARD',
  'GIFT',
  'BENEFITS',
  'SETTLEMENT',
] as const

export type Kind = (typeof KINDS)[number]
