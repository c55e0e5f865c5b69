import { compareAmounts } from '@croupier/shared/money'
import type { Transaction } from '@croupier/shared/api'
import type { MessageId } from '../../words.ts'

/** The labels of the transaction types (games-and-cashier.md 3); both rollbacks are shown as one. */
const LABELS: Readonly<Record<string, MessageId>> = {
  GAME_BET: 'transactions.type.bet',
  GAME_WIN: 'transactions.type.win',
  GAME_ROLLBACK: 'transactions.type.rollback',
  WITHDRAW: 'transactions.type.cashout',
  WITHDRAW_ROLLBACK: 'transactions.type.rollback',
  PROMOTION: 'transactions.type.bonus',
  DEPOSIT: 'transactions.type.deposit',
  REDEEM: 'transactions.type.redeem',
  INVITE_AWARD: 'transactions.type.inviteAward',
  GIFT: 'transactions.type.gift',
  BENEFITS: 'transactions.type.benefits',
}

/** A type's words; a type that nobody knows is shown as it is. */
export function typeLabel(type: string, say: (id: MessageId) => string): string {
  const id = Object.hasOwn(LABELS, type) ? LABELS[type] : undefined
  return id ? say(id) : type
}

export type Kind = 'all' | 'games' | 'deposits' | 'cashouts' | 'bonuses'

/** What each choice of the filter asks for: types with commas between. */
export const KINDS: Readonly<Record<Kind, string>> = {
  all: '',
  games: 'GAME_BET,GAME_WIN,GAME_ROLLBACK',
  deposits: 'DEPOSIT',
  cashouts: 'WITHDRAW,WITHDRAW_ROLLBACK',
  bonuses: 'PROMOTION,REDEEM,INVITE_AWARD,GIFT,BENEFITS',
}

export type Span = 'ever' | 'today' | 'week' | 'month' | 'year'
const DAYS: Readonly<Record<Span, number>> = { ever: 0, today: 1, week: 7, month: 30, year: 365 }

/** When a span begins: the start of a day on the player's own calendar; empty for all time. */
export function startOf(span: Span, now: Date): string {
  const days = DAYS[span]
  if (days === 0) return ''
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString()
}

/** Amounts carry no sign: the balances say which way the money went. */
export function signedAmount({ amount, balanceBefore, balanceAfter }: Transaction): string {
  if (!balanceBefore || !balanceAfter) return amount
  return compareAmounts(balanceAfter, balanceBefore) < 0 ? `-${amount}` : amount
}
