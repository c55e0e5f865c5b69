import { isSessionEnd } from '@croupier/shared/api'
import { InfiniteList, type InfiniteListState } from '@croupier/shared/list'
import { EmptyState } from '@croupier/shared/ui'
import { ScrollText } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useText } from '../words.ts'
import { RowSkeleton } from './row-skeleton.tsx'

interface HistoryProps<Item> {
  readonly list: InfiniteListState<Item>
  readonly emptyText: string
  /** Shown in an empty list: a button, say. */
  readonly emptyAction?: ReactNode
  readonly endText: string
  /** Its rows have a game's picture each. */
  readonly hasPictures?: boolean
  /** Called when the list or its next page could not be loaded, in addition to the error shown in its place. */
  readonly onError?: (error: unknown) => void
  readonly children: (items: readonly Item[]) => ReactNode
}

/** The list of every history screen; requests the next page within 30 px of the end (games-and-cashier.md 4). */
export function History<Item>(props: HistoryProps<Item>) {
  const { list, emptyText, emptyAction, endText, hasPictures, onError, children } = props
  const text = useText()
  const { error } = list
  const reportError = useEffectEvent(() => onError?.(error))
  // A failed background refetch is not reported, as the old rows are still shown; nor is an ended session, as the login
  // that it leads to says enough.
  const hasFailed = list.status === 'error' || list.moreFailed
  const reportsError = hasFailed && Boolean(error) && !isSessionEnd(error)
  useEffect(() => {
    if (reportsError) reportError()
  }, [reportsError, error])
  return (
    <InfiniteList
      list={list}
      threshold={30}
      skeleton={<RowSkeleton hasPicture={hasPictures} />}
      loadingLabel={text('common.loading')}
      empty={<EmptyState icon={<ScrollText size={32} />} title={emptyText} action={emptyAction} />}
      errorText={text('common.serverBusy')}
      retryLabel={text('common.tryAgain')}
      endText={endText}
    >
      {children}
    </InfiniteList>
  )
}
