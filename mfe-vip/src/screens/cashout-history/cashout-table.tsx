import { withdrawalStatus, withdrawalTone, type Withdrawal } from '@croupier/shared/api'
import { useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Button, Money, Table, Tag } from '@croupier/shared/ui'
import { useState } from 'react'
import { useText } from '../../words.ts'
import css from './cashout-history.module.css'
import { CashoutTimeline } from './cashout-timeline.tsx'

const PENDING = 0

interface CashoutTableProps {
  readonly rows: readonly Withdrawal[]
  /** The one that is being canceled. */
  readonly busy: number | null
  readonly onCancel: (id: number) => void
}

export function CashoutTable({ rows, busy, onCancel }: CashoutTableProps) {
  const text = useText()
  const locale = useLocale()
  const user = useMember()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <Table
      label={text('cashouts.title')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'date',
          title: text('cashouts.date'),
          isRowHeader: true,
          cell: ({ createTime }) => <time dateTime={createTime}>{formatTime(createTime, locale)}</time>,
        },
        {
          id: 'amount',
          title: text('cashouts.amount'),
          align: 'end',
          cell: (row) => (
            <Money
              amount={row.amount}
              currency={row.currency}
              symbol={row.currency === user.currency ? user.currencySymbol : undefined}
              locale={locale}
            />
          ),
        },
        {
          id: 'status',
          title: text('cashouts.status'),
          cell: (row) => (
            <div className={css.status}>
              <Status code={row.status} />
              {open === row.id && <CashoutTimeline withdrawal={row} />}
            </div>
          ),
        },
        {
          id: 'actions',
          title: text('cashouts.actions'),
          isBare: true,
          align: 'end',
          cell: ({ id, status }) => (
            <span className={css.actions}>
              <Button
                variant="quiet"
                size="sm"
                aria-expanded={open === id}
                onPress={() => setOpen(open === id ? null : id)}
              >
                {text('cashouts.timeline')}
              </Button>
              {status === PENDING && (
                <Button variant="ghost" size="sm" isBusy={busy === id} onPress={() => onCancel(id)}>
                  {text('cashouts.cancel')}
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}

/** The label of a status; a code that nobody knows is shown as it is. */
function Status({ code }: { code: number }) {
  const text = useText()
  const name = withdrawalStatus(code)
  return name ? <Tag tone={withdrawalTone(name)}>{text(`cashouts.status.${name}`)}</Tag> : <Tag>{code}</Tag>
}
