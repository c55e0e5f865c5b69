import {
  signedAmount,
  transactionKey,
  transactionTypeName,
  type TransactionType,
  type User,
} from '@croupier/shared/api'
import { useBalanceChange, useHost } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { orderMoney } from '@croupier/shared/money'
import { Money } from '@croupier/shared/ui'
import { useQueryClient } from '@tanstack/react-query'
import { listTransactions } from '../../api/transactions.ts'
import { useText, type MessageId } from '../../words.ts'
import { QueryList } from '../../components/query-list.tsx'

/** What a type is called (games-and-cashier.md 3); one that we do not know is shown as it came. */
const TYPE_NAMES: Readonly<Record<TransactionType, MessageId>> = {
  GAME_BET: 'queryPage.type.GAME_BET',
  GAME_WIN: 'queryPage.type.GAME_WIN',
  GAME_ROLLBACK: 'queryPage.type.GAME_ROLLBACK',
  WITHDRAW: 'queryPage.type.WITHDRAW',
  WITHDRAW_ROLLBACK: 'queryPage.type.WITHDRAW_ROLLBACK',
  PROMOTION: 'queryPage.type.PROMOTION',
  DEPOSIT: 'queryPage.type.DEPOSIT',
  REDEEM: 'queryPage.type.REDEEM',
  INVITE_AWARD: 'queryPage.type.INVITE_AWARD',
  GIFT: 'queryPage.type.GIFT',
  BENEFITS: 'queryPage.type.BENEFITS',
}

/** The member's transactions, as a query page shows them. */
export function TransactionList({ user }: { user: User }) {
  const { api } = useHost()
  const text = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const queryKey = ['query', 'transactions', user.id]
  useBalanceChange(() => void client.invalidateQueries({ queryKey }))
  return (
    <QueryList
      label={text('queryPage.transactions')}
      queryKey={queryKey}
      loadPage={(pageNum, signal) => listTransactions(api, pageNum, signal)}
      keyOf={transactionKey}
      empty={text('queryPage.noTransactions')}
      columns={[
        { id: 'time', title: text('queryPage.time'), cell: (row) => formatTime(row.createTime, locale) },
        {
          id: 'type',
          title: text('queryPage.type'),
          cell: ({ type }) => {
            const name = transactionTypeName(TYPE_NAMES, type)
            return name ? text(name) : type
          },
          isRowHeader: true,
        },
        {
          id: 'amount',
          title: text('queryPage.amount'),
          align: 'end',
          cell: (row) => <Money amount={signedAmount(row)} {...orderMoney(user, row.currency)} locale={locale} />,
        },
      ]}
    />
  )
}
