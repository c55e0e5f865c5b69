import type { Game } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { InfiniteList, useInfiniteList, type InfiniteListState } from '@croupier/shared/list'
import { Button, EmptyState, GamesSkeleton, VisuallyHidden } from '@croupier/shared/ui'
import { Search } from 'lucide-react'
import { memo, useEffect } from 'react'
import { listGames, type GameFilter } from '../api/games.ts'
import { useText } from '../words.ts'
import { VirtualGrid } from './virtual-grid.tsx'
import css from './game-list.module.css'

export type GameListState = InfiniteListState<Game>['status']

interface GameListProps {
  readonly filter: GameFilter
  readonly threshold: number
  /**
   * Clears the search that narrows this list. Absent where nothing is searched: an empty list then says Coming soon.
   */
  readonly onClear?: () => void
  /** Searches all games for the same. Absent where this list is of all games. */
  readonly onSearchAll?: () => void
  /** Requests what else failed: the list's Try again stands for both. Must be stable, like all of these. */
  readonly onRetry?: () => void
  readonly onState?: (state: GameListState) => void
}

/** All games of a filter, page after page, smooth at any length (GM-06). */
export const GameList = memo(function GameList(props: GameListProps) {
  const { filter, threshold, onClear, onSearchAll, onRetry, onState } = props
  const { api } = useHost()
  const text = useText()
  const list = useInfiniteList({
    queryKey: ['games', filter],
    loadPage: (pageNum, signal) => listGames(api, filter, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  const { status, total, retry } = list
  useEffect(() => onState?.(status), [onState, status])
  const retryAll = () => {
    retry()
    onRetry?.()
  }
  const found = total !== undefined && text('browser.found', { count: total })
  return (
    <>
      {onClear && (
        <p className={css.found} role="status">
          {/* The empty state below shows that there is none; this one says it. */}
          {total === 0 ? <VisuallyHidden>{found}</VisuallyHidden> : found}
        </p>
      )}
      <InfiniteList
        list={{ ...list, retry: retryAll }}
        threshold={threshold}
        skeleton={<GamesSkeleton rows={3} />}
        loadingLabel={text('common.loading')}
        empty={
          onClear ? (
            <EmptyState
              icon={<Search size={32} />}
              title={text('browser.noMatch')}
              text={text('browser.noMatchHint')}
              action={
                <div className={css.actions}>
                  {onSearchAll && <Button onPress={onSearchAll}>{text('browser.searchAll')}</Button>}
                  <Button variant={onSearchAll ? 'ghost' : 'primary'} onPress={onClear}>
                    {text('browser.clear')}
                  </Button>
                </div>
              }
            />
          ) : (
            <EmptyState title={text('common.comingSoon')} />
          )
        }
        errorText={text('common.serverBusy')}
        retryLabel={text('common.tryAgain')}
        endText={text('list.noMoreGames')}
      >
        {(games) => <VirtualGrid games={games} />}
      </InfiniteList>
    </>
  )
})
