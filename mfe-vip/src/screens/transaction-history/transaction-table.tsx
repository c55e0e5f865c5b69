import type { Transaction } from '@croupier/shared/api'
import { useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Money, Table } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import css from './transaction-history.module.css'
import { signedAmount, typeLabel } from './types.ts'

export function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
  const text = useText()
  const locale = useLocale()
  const { currency, currencySymbol } = useMember()
  return (
    <Table
      label={text('transactions.title')}
      rows={rows}
      keyOf={(row) => row.id ?? `${row.createTime} ${row.type} ${row.amount} ${row.balanceAfter ?? ''}`}
      columns={[
        {
          id: 'time',
          title: text('transactions.time'),
          cell: ({ createTime }) => <time dateTime={createTime}>{formatTime(createTime, locale)}</time>,
        },
        {
          id: 'type',
          title: text('transactions.type'),
          isRowHeader: true,
          cell: ({ type, gameName }) => (
            <span className={css.type}>
              {typeLabel(type, text)}
              {gameName && <small>{gameName}</small>}
            </span>
          ),
        },
        {
          id: 'amount',
          title: text('transactions.amount'),
          align: 'end',
          cell: (row) => <Amount row={row} currency={currency} symbol={currencySymbol} />,
        },
      ]}
    />
  )
}

function Amount({ row, currency, symbol }: { row: Transaction; currency: string; symbol: string }) {
  const locale = useLocale()
  const amount = signedAmount(row)
  const tone = amount.startsWith('-') ? undefined : 'ok'
  return <Money amount={amount} currency={currency} symbol={symbol} locale={locale} tone={tone} />
}
