import { signedAmount, transactionKey, type Transaction } from '@croupier/shared/api'
import { useBalanceChange, useFrame, useHost, useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { useInfiniteList } from '@croupier/shared/list'
import { orderMoney } from '@croupier/shared/money'
import { Button, Money, Screen, Stack } from '@croupier/shared/ui'
import { useMemo, useState } from 'react'
import { listTransactions } from '../../api/histories.ts'
import { History } from '../../components/history.tsx'
import { LongTable } from '../../components/long-table.tsx'
import { typeName } from './transaction-types.ts'
import { useText } from '../../words.ts'
import { Filters, filterOf, type FilterInput } from './filters.tsx'
import { filterRows } from './filter-rows.ts'
import { Summary } from './summary.tsx'
import css from './transaction-history.module.css'
import { useExport } from './use-export.ts'

/** The transaction history (VP-04): time, type, amount; narrowed by kind and time, with the net result. */
export default function TransactionHistoryScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const [input, setInput] = useState<FilterInput>({ types: '', from: '', to: '' })
  const filter = useMemo(() => filterOf(input), [input])
  const list = useInfiniteList({
    queryKey: ['transactions', user.id, filter],
    loadPage: (pageNum, signal) => listTransactions(host.api, filter, pageNum, signal),
    keyOf: transactionKey,
  })
  useBalanceChange(list.refresh)
  const rows = useMemo(() => filterRows(list.items, filter), [list.items, filter])
  const isEmpty = list.status === 'empty' || (list.status === 'ready' && rows.length === 0 && !list.hasMore)
  // A filter that matches nothing has sums of zero; an unfiltered history without transactions has no sums.
  const isFiltered = Object.keys(filter).length > 0
  const hasSums = list.status !== 'error' && !(isEmpty && !isFiltered)

  const nameOf = (row: Transaction) => {
    const name = typeName(row.type)
    return name ? text(name) : row.type
  }
  const csv = useExport(filter, nameOf)
  const money = (amount: string, currency = '', tone?: 'ok' | 'soft') => (
    <Money amount={amount} {...orderMoney(user, currency)} locale={locale} tone={tone} />
  )
  return (
    <Screen frame={frame} title={text('transactions.title')}>
      <Stack gap={4}>
        <Filters input={input} onChange={setInput} />
        {hasSums && (
          <div className={css.bar}>
            <Summary filter={filter} money={money} />
            <Button variant="ghost" size="sm" isBusy={csv.isBusy} isDisabled={isEmpty} onPress={csv.start}>
              {text('transactions.export')}
            </Button>
          </div>
        )}
        <History
          list={isEmpty ? { ...list, status: 'empty' } : list}
          emptyText={text('transactions.empty')}
          // A filter that matches nothing needs no deposit.
          emptyAction={
            !isFiltered && (
              <Button onPress={() => host.screens.open('deposit', {}, { replace: true })}>
                {text('transactions.deposit')}
              </Button>
            )
          }
          endText={text('transactions.end')}
          // games-and-cashier.md 8.
          onError={() => host.feedback.toast(text('common.serverBusy'), 'error')}
        >
          {() => (
            <LongTable
              label={text('transactions.title')}
              rows={rows}
              keyOf={transactionKey}
              rowClassName={() => css.row}
              columns={[
                { id: 'time', title: text('column.time'), cell: (row) => formatTime(row.createTime, locale) },
                {
                  id: 'type',
                  title: text('column.type'),
                  isRowHeader: true,
                  cell: (row) => (
                    <>
                      {nameOf(row)}
                      {row.gameName && <small className={css.game}>{row.gameName}</small>}
                    </>
                  ),
                },
                {
                  id: 'amount',
                  title: text('column.amount'),
                  align: 'end',
                  cell: (row) =>
                    money(signedAmount(row), row.currency, signedAmount(row).startsWith('-') ? undefined : 'ok'),
                },
                {
                  id: 'balance',
                  title: text('column.balance'),
                  align: 'end',
                  cell: (row) => (row.balanceAfter ? money(row.balanceAfter, row.currency, 'soft') : '–'),
                },
              ]}
            />
          )}
        </History>
      </Stack>
    </Screen>
  )
}
