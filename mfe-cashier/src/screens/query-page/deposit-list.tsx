import {
  amount,
  count,
  isApiError,
  pageOf,
  reference,
  text as textValue,
  time,
  type Page,
  type User,
} from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Money, Tag } from '@croupier/shared/ui'
import * as v from 'valibot'
import { useText, type MessageId } from '../../words.ts'
import { QueryList } from './query-list.tsx'

const depositSchema = v.object({
  id: reference,
  createTime: time,
  amount,
  currency: textValue,
  methodName: textValue,
  status: count,
})
type Deposit = v.InferOutput<typeof depositSchema>

const STATUSES: Readonly<Record<number, { tone: 'warn' | 'ok' | 'danger' | 'soft'; id: MessageId }>> = {
  0: { tone: 'warn', id: 'queryPage.depositPending' },
  10: { tone: 'ok', id: 'queryPage.depositSucceeded' },
  20: { tone: 'danger', id: 'queryPage.depositFailed' },
  30: { tone: 'soft', id: 'queryPage.depositCanceled' },
}
const NONE: Page<Deposit> = { content: [], number: 0, size: 20, totalElements: 0, last: true }

/** The member's deposits; none where the operator has no such call (D3). */
export function DepositList({ user }: { user: User }) {
  const { api } = useHost()
  const text = useText()
  const locale = useLocale()
  const load = async (pageNum: number, signal: AbortSignal): Promise<Page<Deposit>> => {
    try {
      const options = { schema: pageOf(depositSchema), encoding: 'json', indicator: false, signal } as const
      return await api.post('/ext/deposit/page', { pageNum, pageSize: 20 }, options)
    } catch (error) {
      if (isApiError(error) && error.kind === 'refused') return NONE
      throw error
    }
  }
  return (
    <QueryList
      label={text('queryPage.deposits')}
      queryKey={['query', 'deposits', user.id]}
      loadPage={load}
      keyOf={({ id }) => id}
      empty={text('queryPage.noDeposits')}
      columns={[
        { id: 'id', title: text('queryPage.order'), cell: ({ id }) => id, isRowHeader: true },
        { id: 'time', title: text('queryPage.time'), cell: (row) => formatTime(row.createTime, locale) },
        { id: 'method', title: text('queryPage.method'), cell: ({ methodName }) => methodName },
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
          cell: ({ status }) => <DepositStatus code={status} />,
        },
      ]}
    />
  )
}

function DepositStatus({ code }: { code: number }) {
  const text = useText()
  const known = STATUSES[code]
  return known ? <Tag tone={known.tone}>{text(known.id)}</Tag> : String(code)
}
