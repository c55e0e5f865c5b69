import { isApiError, type Page, type User } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Money } from '@croupier/shared/ui'
import { depositPage, type Receipt } from '../../api/deposit-history.ts'
import { DepositState } from '../../payment/deposit-state.tsx'
import { useMethodLabel } from '../../payment/use-method-label.ts'
import { useText } from '../../words.ts'
import { QueryList } from './query-list.tsx'

const NONE: Page<Receipt> = { content: [], number: 0, size: 20, totalElements: 0, last: true }

/** The member's deposits; none where the operator has no such call (D3). */
export function DepositList({ user }: { user: User }) {
  const { api } = useHost()
  const text = useText()
  const locale = useLocale()
  const labelOf = useMethodLabel()
  const load = async (pageNum: number, signal: AbortSignal): Promise<Page<Receipt>> => {
    try {
      return await depositPage(api, pageNum, signal)
    } catch (error) {
      if (isApiError(error) && error.kind === 'refused') return NONE
      throw error
    }
  }
  return (
    <QueryList
      label={text('queryPage.deposits')}
      queryKey={['query', 'deposits', user.id, locale]}
      loadPage={load}
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
          cell: (row) => (
            <Money amount={row.amount} currency={row.currency} symbol={user.currencySymbol} locale={locale} />
          ),
        },
        {
          id: 'status',
          title: text('queryPage.status'),
          cell: ({ status }) => <DepositState status={status} />,
        },
      ]}
    />
  )
}
