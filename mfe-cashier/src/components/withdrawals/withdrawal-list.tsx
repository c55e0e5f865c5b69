import { useFrame, useHost, useHostEvent, useMember, usePaymentChanges } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { orderMoney } from '@croupier/shared/money'
import { LinkButton, Money } from '@croupier/shared/ui'
import { useQueryClient } from '@tanstack/react-query'
import { listWithdrawals } from '../../api/withdrawals.ts'
import { useText } from '../../words.ts'
import { QueryList } from '../query-list.tsx'
import { WithdrawalStatus } from './withdrawal-status.tsx'

/** The member's withdrawals in these statuses (none: in all), each with the way to its details. */
export function WithdrawalList({ statuses }: { statuses: readonly number[] }) {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const queryKey = ['query', 'withdrawals', user.id, statuses.join()]
  // The rows stay in place while they are refetched.
  const reload = () => void client.invalidateQueries({ queryKey })
  useHostEvent('withdrawal:changed', reload)
  usePaymentChanges(reload)
  return (
    <QueryList
      label={text('withdrawQuery.title')}
      queryKey={queryKey}
      loadPage={(pageNum, signal) => listWithdrawals(host.api, frame, user.id, pageNum, statuses, signal)}
      shows={({ status }) => statuses.length === 0 || statuses.includes(status)}
      keyOf={({ id }) => id}
      empty={text('withdrawQuery.empty')}
      columns={[
        { id: 'number', title: text('withdrawQuery.number'), cell: ({ id }) => id, isRowHeader: true },
        { id: 'time', title: text('withdrawQuery.time'), cell: (row) => formatTime(row.createTime, locale) },
        {
          id: 'amount',
          title: text('withdrawQuery.amount'),
          align: 'end',
          cell: (row) => <Money amount={row.amount} {...orderMoney(user, row.currency)} locale={locale} />,
        },
        {
          id: 'status',
          title: text('withdrawQuery.status'),
          cell: (row) => <WithdrawalStatus code={row.status} />,
        },
        {
          id: 'details',
          title: text('withdrawQuery.details'),
          isBare: true,
          align: 'end',
          cell: ({ id }) => (
            <LinkButton
              variant="ghost"
              size="sm"
              href={`#/withdrawQueryDetail?id=${id}`}
              aria-label={text('withdrawQuery.detailsOf', { id })}
            >
              {text('withdrawQuery.details')}
            </LinkButton>
          ),
        },
      ]}
    />
  )
}
