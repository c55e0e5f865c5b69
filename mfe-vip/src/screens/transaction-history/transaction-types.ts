import { transactionTypeName, type TransactionType } from '@croupier/shared/api'
import type { MessageId } from '../../words.ts'

/** games-and-cashier.md 3: types and what they are called; two kinds of rollback have one name. */
const TYPE_NAMES: Readonly<Record<TransactionType, MessageId>> = {
  GAME_BET: 'type.bet',
  GAME_WIN: 'type.win',
  GAME_ROLLBACK: 'type.rollback',
  WITHDRAW_ROLLBACK: 'type.rollback',
  WITHDRAW: 'type.cashout',
  PROMOTION: 'type.bonus',
  DEPOSIT: 'type.deposit',
  REDEEM: 'type.redeem',
  INVITE_AWARD: 'type.invite',
  GIFT: 'type.gift',
  BENEFITS: 'type.benefits',
}

/** The options of the type filter: a label and the types behind it, separated by commas. */
export const TYPE_FILTERS: readonly { readonly name: MessageId; readonly types: string }[] = [
  { name: 'filter.all', types: '' },
  { name: 'filter.play', types: 'GAME_BET,GAME_WIN,GAME_ROLLBACK' },
  { name: 'type.deposit', types: 'DEPOSIT' },
  { name: 'type.cashout', types: 'WITHDRAW,WITHDRAW_ROLLBACK' },
  { name: 'filter.rewards', types: 'PROMOTION,REDEEM,INVITE_AWARD,GIFT,BENEFITS' },
]

/** A type's name; undefined for an unknown one, which is shown as the server sent it. */
export const typeName = (type: string): MessageId | undefined => transactionTypeName(TYPE_NAMES, type)
