import { useHost, useLayout } from '@croupier/shared/host'
import { InfiniteList, useInfiniteList } from '@croupier/shared/list'
import { EmptyState, GamesSkeleton } from '@croupier/shared/ui'
import { listGames, type GameFilter } from '../api/games.ts'
import { useText } from '../words.ts'
import { VirtualGrid } from './virtual-grid.tsx'

interface GameListProps {
  readonly filter: GameFilter
  readonly threshold: number
  /** What an empty list says: Coming soon, or that nothing matches a search. */
  readonly emptyText: string
}

/** All games of a filter, page after page, smooth at any length (GM-06). */
export function GameList({ filter, threshold, emptyText }: GameListProps) {
  const { api } = useHost()
  const text = useText()
  const columns = useLayout() === 'desktop' ? 5 : 3
  const list = useInfiniteList({
    queryKey: ['games', filter],
    loadPage: (pageNum, signal) => listGames(api, filter, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  return (
    <InfiniteList
      list={list}
      threshold={threshold}
      skeleton={<GamesSkeleton columns={columns} rows={3} />}
      loadingLabel={text('common.loading')}
      empty={<EmptyState title={emptyText} />}
      errorText={text('common.serverBusy')}
      retryLabel={text('common.tryAgain')}
      endText={text('list.noMoreGames')}
    >
      {(games) => <VirtualGrid games={games} />}
    </InfiniteList>
  )
}
