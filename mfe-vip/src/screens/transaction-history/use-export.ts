import { errorMessage, signedAmount, transactionKey, type Transaction } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useHost, useMember } from '@croupier/shared/host'
import { orderMoney } from '@croupier/shared/money'
import { useEffect, useRef } from 'react'
import { listTransactions, type TransactionFilter } from '../../api/histories.ts'
import { allPages } from '../../api/all-pages.ts'
import { localTime, toCsv } from '../../export/csv.ts'
import { downloadCsv } from '../../export/download-csv.ts'
import { useText } from '../../words.ts'
import { filterRows } from './filter-rows.ts'

const PAGE_SIZE = 300
/** ms: a press so soon after the file would only download the same one again. */
const GUARD_MS = 2000

/** All transactions of the filter as a CSV file, also those that were not scrolled to yet. */
export function useExport(filter: TransactionFilter, nameOf: (row: Transaction) => string) {
  const host = useHost()
  const user = useMember()
  const text = useText()
  const guard = useSubmitGuard()
  const last = useRef<{ readonly filter: TransactionFilter; readonly time: number }>(null)
  const unmounted = useRef(new AbortController())
  useEffect(() => {
    const control = new AbortController()
    unmounted.current = control
    return () => control.abort()
  }, [])

  const run = async () => {
    if (last.current?.filter === filter && performance.now() - last.current.time < GUARD_MS) return
    const { signal } = unmounted.current
    try {
      const rows = await allPages(
        (pageNum) => listTransactions(host.api, filter, pageNum, signal, PAGE_SIZE),
        transactionKey,
      )
      const head = [
        text('column.time'),
        text('column.type'),
        text('column.game'),
        text('column.amount'),
        text('column.balance'),
        text('column.currency'),
      ]
      const lines = filterRows(rows, filter).map((row) => [
        localTime(row.createTime),
        nameOf(row),
        row.gameName,
        signedAmount(row),
        row.balanceAfter ?? '',
        orderMoney(user, row.currency).currency,
      ])
      if (signal.aborted) return
      downloadCsv('transactions.csv', toCsv([head, ...lines]))
      last.current = { filter, time: performance.now() }
    } catch (error) {
      if (!signal.aborted) host.feedback.toast(errorMessage(error, text('common.serverBusy')), 'error')
    }
  }
  return { isBusy: guard.isBusy, start: () => void guard.run(run) }
}
