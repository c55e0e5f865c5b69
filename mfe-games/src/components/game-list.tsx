import { useHost } from '@croupier/shared/host'
import { InfiniteList, useInfiniteList } from '@croupier/shared/list'
import { Button, EmptyState, GamesSkeleton } from '@croupier/shared/ui'
import { Search } from 'lucide-react'
import { memo } from 'react'
import { listGames, type GameFilter } from '../api/games.ts'
import { useText } from '../words.ts'
import { VirtualGrid } from './virtual-grid.tsx'
import css from './game-grid.module.css'

interface GameListProps {
  readonly filter: GameFilter
  readonly threshold: number
  /**
   * Clears the search that narrows this list. Absent where nothing is searched: an empty list then says Coming soon.
   */
  readonly onClear?: () => void
}

/** All games of a filter, page after page, smooth at any length (GM-06). */
export const GameList = memo(function GameList({ filter, threshold, onClear }: GameListProps) {
  const { api } = useHost()
  const text = useText()
  const list = useInfiniteList({
    queryKey: ['games', filter],
    loadPage: (pageNum, signal) => listGames(api, filter, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  return (
    <>
      {onClear && (
        <p className={css.found} role="status">
          {list.total !== undefined && text('browser.found', { count: list.total })}
        </p>
      )}
      <InfiniteList
        list={list}
        threshold={threshold}
        skeleton={<GamesSkeleton rows={3} />}
        loadingLabel={text('common.loading')}
        empty={
          onClear ? (
            <EmptyState
              icon={<Search size={32} />}
              title={text('browser.noMatch')}
              action={<Button onPress={onClear}>{text('browser.clear')}</Button>}
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
