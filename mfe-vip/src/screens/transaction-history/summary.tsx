import { useBalanceChange, useHost, useMember } from '@croupier/shared/host'
import { noneWhereRefused } from '@croupier/shared/api'
import { Button, painted, Skeleton, useFailure } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readSummary, type TransactionFilter } from '../../api/histories.ts'
import { useText } from '../../words.ts'
import css from './summary.module.css'

interface SummaryProps {
  readonly filter: TransactionFilter
  readonly money: (amount: string) => ReactNode
}

/**
 * The sums for the filter. Until they arrive, those of the previous filter stay, dimmed, so that nothing below moves.
 * Shows Try again if the server is busy, and nothing if the operator lacks the call (D3).
 */
export function Summary({ filter, money }: SummaryProps) {
  const { api } = useHost()
  const { id } = useMember()
  const text = useText()
  const summary = useQuery({
    queryKey: ['summary', id, filter],
    queryFn: async ({ signal }) => {
      await painted()
      return readSummary(api, filter, signal).catch(noneWhereRefused)
    },
    placeholderData: (before) => before,
    staleTime: 0,
    retry: false,
  })
  useBalanceChange(() => void summary.refetch())
  const { data, error, errorUpdateCount, isPlaceholderData, isFetching } = summary
  // The previous filter's sums, kept as placeholder data, must not hide a failure.
  const failure = useFailure({ data: isPlaceholderData ? undefined : data, error, errorUpdateCount })
  if (data === null) return null
  if (failure) {
    return (
      <div className={css.failed} role="alert">
        <span>{text('common.serverBusy')}</span>
        <Button variant="ghost" size="sm" onPress={() => void summary.refetch()} isBusy={isFetching}>
          {text('common.tryAgain')}
        </Button>
      </div>
    )
  }
  const figures = [
    { name: text('summary.in'), amount: data?.moneyIn },
    { name: text('summary.out'), amount: data?.moneyOut },
    { name: text('summary.net'), amount: data?.netResult },
  ]
  return (
    <dl className={css.summary} aria-busy={summary.isPending || isPlaceholderData}>
      {figures.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount === undefined ? <Skeleton /> : money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
