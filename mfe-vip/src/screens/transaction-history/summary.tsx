import { useBalanceChange, useHost, useMember } from '@croupier/shared/host'
import { noneWhereRefused } from '@croupier/shared/api'
import { painted, Skeleton } from '@croupier/shared/ui'
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
 * What the chosen time brought: until that is known, what the one before did, dimmed, so that nothing below it moves.
 * Nothing where the operator does not have the call (D3).
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
  const { data } = summary
  if (data === null || summary.isError) return null
  const figures = [
    { name: text('summary.in'), amount: data?.moneyIn },
    { name: text('summary.out'), amount: data?.moneyOut },
    { name: text('summary.net'), amount: data?.netResult },
  ]
  return (
    <dl className={css.summary} aria-busy={summary.isPending || summary.isPlaceholderData}>
      {figures.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount === undefined ? <Skeleton /> : money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
