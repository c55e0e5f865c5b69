import { InfiniteList, type InfiniteListState } from '@croupier/shared/list'
import { EmptyState, Skeleton } from '@croupier/shared/ui'
import type { ReactNode } from 'react'
import { useText } from '../words.ts'

interface HistoryProps<Item> {
  readonly list: InfiniteListState<Item>
  /** Said when there is nothing. */
  readonly empty: string
  readonly icon: ReactNode
  /** Said under the last item. */
  readonly end: string
  readonly children: (items: readonly Item[]) => ReactNode
}

/** Every history of this bundle: 20 a page, the next one within 30 px of the end. */
export function History<Item>({ list, empty, icon, end, children }: HistoryProps<Item>) {
  const text = useText()
  return (
    <InfiniteList
      list={list}
      threshold={30}
      skeleton={<Skeleton kind="block" count={6} height={52} />}
      loadingLabel={text('common.loading')}
      empty={<EmptyState icon={icon} title={empty} />}
      errorText={text('common.serverBusy')}
      retryLabel={text('common.tryAgain')}
      endText={end}
    >
      {children}
    </InfiniteList>
  )
}
