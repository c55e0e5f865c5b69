import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { useInfiniteList } from '@croupier/shared/list'
import { Screen, Stack } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { listTransactions, summariseTransactions } from '../../api/history.ts'
import { History } from '../../components/history.tsx'
import { useText } from '../../words.ts'
import { ExportButton } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { Summary } from './summary.tsx'
import { TransactionTable } from './transaction-table.tsx'
import { KINDS, startOf, type Kind, type Span } from './types.ts'

/** The member's transactions (VP-04), by kind and time, with what the time brought. */
export default function TransactionHistoryScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const [kind, setKind] = useState<Kind>('all')
  const [span, setSpan] = useState<Span>('ever')
  const filter = useMemo(() => ({ types: KINDS[kind], from: startOf(span, new Date()) }), [kind, span])
  const list = useInfiniteList({
    queryKey: ['transactions', user.id, filter],
    loadPage: (pageNum, signal) => listTransactions(host.api, filter, { pageNum, pageSize: 20, signal }),
    keyOf: (row) => row.id ?? `${row.createTime} ${row.type} ${row.amount} ${row.balanceAfter ?? ''}`,
  })
  const hasFailed = list.status === 'error'
  const busy = text('common.serverBusy')
  useEffect(() => {
    if (hasFailed) host.feedback.toast(busy, 'error')
  }, [hasFailed, host, busy])

  const summary = useQuery({
    queryKey: ['transactionSummary', user.id, filter],
    queryFn: ({ signal }) => summariseTransactions(host.api, filter, signal),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  })
  // An operator that can not sum up can not filter either (D3).
  const isOffered = summary.data !== undefined
  return (
    <Screen
      frame={frame}
      title={text('transactions.title')}
      headerAction={list.status === 'ready' ? <ExportButton filter={filter} /> : undefined}
    >
      <Stack gap={6}>
        {isOffered && <Filters kind={kind} span={span} onKind={setKind} onSpan={setSpan} />}
        {summary.data && summary.data.count > 0 && <Summary summary={summary.data} />}
        <History
          list={list}
          icon={<ScrollText size={28} />}
          empty={text('transactions.empty')}
          end={text('transactions.end')}
        >
          {(rows) => <TransactionTable rows={rows} />}
        </History>
      </Stack>
    </Screen>
  )
}
