import type { User } from '@croupier/shared/api'
import { useFrame, useHost } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { orderMoney } from '@croupier/shared/money'
import { Money } from '@croupier/shared/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useDepositChanges } from '../../payment/order/hooks/use-deposit-changes.ts'
import { DepositState } from '../../components/deposit-state.tsx'
import { PartNote } from '../../payment/coins/part-note.tsx'
import { loadDepositsForDisplay } from '../../payment/order/state/seen-orders.ts'
import { useMethodLabel } from '../../hooks/use-method-label.ts'
import { useText } from '../../words.ts'
import { QueryList } from '../../components/query-list.tsx'

/** The member's deposits; none where the operator has no such call (D3). */
export function DepositList({ user }: { user: User }) {
  const { api } = useHost()
  const frame = useFrame()
  const text = useText()
  const locale = useLocale()
  const labelOf = useMethodLabel()
  const client = useQueryClient()
  const queryKey = ['query-deposits', user.id, locale]
  useDepositChanges(() => void client.invalidateQueries({ queryKey }))
  return (
    <QueryList
      label={text('queryPage.deposits')}
      queryKey={queryKey}
      loadPage={(pageNum, signal) => loadDepositsForDisplay(api, frame, pageNum, signal)}
      keyOf={({ id }) => id}
      empty={text('queryPage.noDeposits')}
      columns={[
        { id: 'id', title: text('queryPage.order'), cell: ({ id }) => id, isRowHeader: true },
        { id: 'time', title: text('queryPage.time'), cell: (row) => formatTime(row.createTime, locale) },
        { id: 'method', title: text('queryPage.method'), cell: labelOf },
        {
          id: 'amount',
          title: text('queryPage.amount'),
          align: 'end',
          cell: (row) => <Money amount={row.amount} {...orderMoney(user, row.currency)} locale={locale} />,
        },
        {
          id: 'status',
          title: text('queryPage.status'),
          cell: (row) => (
            <>
              <DepositState status={row.status} /> <PartNote order={row} />
            </>
          ),
        },
      ]}
    />
  )
}
