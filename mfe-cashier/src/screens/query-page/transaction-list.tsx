import { pageOf, signedAmount, transactionKey, transactionSchema, type User } from '@croupier/shared/api'
import { useBalanceChange, useHost } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Money } from '@croupier/shared/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useText, type MessageId } from '../../words.ts'
import { QueryList } from './query-list.tsx'

const TYPES = [
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
]

/** The member's transactions, as a query page shows them. */
export function TransactionList({ user }: { user: User }) {
  const { api } = useHost()
  const text = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const queryKey = ['query', 'transactions', user.id]
  useBalanceChange(() => void client.invalidateQueries({ queryKey }))
  const load = (pageNum: number, signal: AbortSignal) =>
    api.post(
      '/sys/member/transaction/page',
      { amount_GT: 0, pageNum, pageSize: 20, createTime_0: 'DESC' },
      { schema: pageOf(transactionSchema), encoding: 'json', indicator: false, signal },
    )
  return (
    <QueryList
      label={text('queryPage.transactions')}
      queryKey={queryKey}
      loadPage={load}
      keyOf={transactionKey}
      empty={text('queryPage.noTransactions')}
      columns={[
        { id: 'time', title: text('queryPage.time'), cell: (row) => formatTime(row.createTime, locale) },
        {
          id: 'type',
          title: text('queryPage.type'),
          cell: ({ type }) => (TYPES.includes(type) ? text(`queryPage.type.${type}` as MessageId) : type),
          isRowHeader: true,
        },
        {
          id: 'amount',
          title: text('queryPage.amount'),
          align: 'end',
          cell: (row) => (
            <Money amount={signedAmount(row)} currency={user.currency} symbol={user.currencySymbol} locale={locale} />
          ),
        },
      ]}
    />
  )
}
