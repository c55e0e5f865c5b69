import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button, EmptyState, ErrorState, LoadingStatus } from '../ui/index.ts'
import css from './infinite-list.module.css'
import type { InfiniteListState } from './use-infinite-list.ts'
import { useNearEnd } from './use-near-end.ts'

export interface InfiniteListProps<Item> {
  readonly list: InfiniteListState<Item>
  /** The next page loads within so many px of the end: 30 histories, 500 games, 1150 categories. */
  readonly threshold: number
  /** All items so far, in the caller's own list, grid or table. */
  readonly children: (items: readonly Item[]) => ReactNode
  /** Stands in for the first page; the same shape as the items. */
  readonly skeleton: ReactNode
  readonly loadingLabel: string
  /** Text or element shown when the list is empty. */
  readonly empty: ReactNode
  readonly errorText: string
  readonly retryLabel: string
  /** Under the last item ('no more'). */
  readonly endText?: string
}

/** The one list that grows while it is scrolled: loading, empty, error with Try again, and end. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>): ReactNode {
  const { list, threshold, children, skeleton, loadingLabel, endText } = props
  const marker = useRef<HTMLDivElement>(null)
  useNearEnd(marker, {
    threshold,
    enabled: list.status === 'ready' && list.canLoadMore,
    itemCount: list.items.length,
    onNear: list.loadMore,
  })

  if (list.status === 'loading') return <LoadingStatus label={loadingLabel}>{skeleton}</LoadingStatus>
  if (list.status === 'error') {
    return (
      <ErrorState
        message={props.errorText}
        retryLabel={props.retryLabel}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    )
  }
  if (list.status === 'empty') {
    return typeof props.empty === 'string' ? <EmptyState title={props.empty} /> : props.empty
  }
  return (
    <>
      {children(list.items)}
      {list.hasMore && <div ref={marker} className={css.marker} aria-hidden="true" />}
      {list.isLoadingMore && !list.moreFailed && <LoadingStatus label={loadingLabel} />}
      {list.moreFailed && (
        <div className={css.failed} role="alert">
          <span>{props.errorText}</span>
          <Button variant="ghost" onPress={list.retry} isBusy={list.isRetrying}>
            {props.retryLabel}
          </Button>
        </div>
      )}
      {!list.hasMore && endText && <p className={css.end}>{endText}</p>}
    </>
  )
}
