import { useBalanceChange, useHost, useMember } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readSummary, type TransactionFilter } from '../../api/histories.ts'
import { useText } from '../../words.ts'
import css from './summary.module.css'

interface SummaryProps {
  readonly filter: TransactionFilter
  readonly money: (amount: string) => ReactNode
}

/** What the chosen time brought; nothing where the operator does not have the call (D3). */
export function Summary({ filter, money }: SummaryProps) {
  const { api } = useHost()
  const { id } = useMember()
  const text = useText()
  const summary = useQuery({
    queryKey: ['summary', id, filter],
    queryFn: ({ signal }) => readSummary(api, filter, signal),
    staleTime: 0,
    retry: false,
  })
  useBalanceChange(() => void summary.refetch())
  if (!summary.data || summary.data.count === 0) return null
  const figures = [
    { name: text('summary.in'), amount: summary.data.moneyIn },
    { name: text('summary.out'), amount: summary.data.moneyOut },
    { name: text('summary.net'), amount: summary.data.netResult },
  ]
  return (
    <dl className={css.summary}>
      {figures.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
