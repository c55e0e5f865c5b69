import { useHost } from '@croupier/shared/host'
import { Button, EmptyState, ErrorState, GamesSkeleton, LoadingStatus, useFailure } from '@croupier/shared/ui'
import { Heart } from 'lucide-react'
import { GameGrid } from '../../components/game-grid.tsx'
import { useFavourites } from '../../favourites/use-favourites.ts'
import { useText } from '../../words.ts'

/** The favourites tab: the games, or how to add one. */
export function Favourites() {
  const { navigation } = useHost()
  const text = useText()
  const { games, isLoading, list } = useFavourites()
  // A heart pressed before the list arrived, with both requests failed, leaves a cached list that is not the operator's.
  const failure = useFailure(list) ?? list.error
  if (games.length > 0) return <GameGrid games={games} />
  if (failure) {
    return (
      <ErrorState
        message={text('common.serverBusy')}
        retryLabel={text('common.tryAgain')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  if (isLoading) {
    return (
      <LoadingStatus label={text('common.loading')}>
        <GamesSkeleton rows={1} />
      </LoadingStatus>
    )
  }
  return (
    <EmptyState
      icon={<Heart size={32} />}
      title={text('browser.noFavourites')}
      text={text('browser.noFavouritesHint')}
      action={<Button onPress={() => navigation.go('/games/all')}>{text('browser.browse')}</Button>}
    />
  )
}
