import { useHost, useUser } from '@croupier/shared/host'
import { EmptyState, ErrorState, GamesSkeleton, LoadingStatus, useFailure, useGameColumns } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { lobbyQuery } from '../../api/games.ts'
import { Section } from '../../components/section.tsx'
import { useText } from '../../words.ts'
import { sectionsOf } from './sections.ts'

/** The game sections of the home page: each shows only when its count is above 0 (GM-01). */
export default function LobbyScreen() {
  const host = useHost()
  const user = useUser()
  const text = useText()
  const columns = useGameColumns()
  const lobby = useQuery(lobbyQuery(host.api, user))
  const failure = useFailure(lobby)
  // Deferred: covers render interruptibly, so that a press is handled in between.
  const games = useDeferredValue(lobby.data)
  // A failed refetch (after a game) keeps the sections on the page; the error and its button stay during a retry.
  if (failure) {
    return (
      <ErrorState
        message={text('common.serverBusy')}
        retryLabel={text('common.tryAgain')}
        onRetry={() => void lobby.refetch()}
        isRetrying={lobby.isFetching}
      />
    )
  }
  if (!games) {
    return (
      <LoadingStatus label={text('common.loading')}>
        <GamesSkeleton sections={4} />
      </LoadingStatus>
    )
  }
  const sections = sectionsOf(games, user)
  if (sections.length === 0) return <EmptyState title={text('common.comingSoon')} />
  return sections.map(({ key, title, category }, index) => {
    const name = text(title)
    const action =
      category === null
        ? {
            label: text('lobby.history'),
            hint: () => host.screens.hint('gameHistory'),
            run: () => host.screens.open('gameHistory'),
          }
        : {
            label: text('lobby.seeAll'),
            name: text('lobby.seeAllOf', { section: name }),
            hint: () => host.screens.hint('gameBrowser'),
            run: () => host.navigation.go(`/games/${category}`),
          }
    const { count, data } = games[key]
    return (
      <Section
        key={key}
        id={`section-${key}`}
        title={name}
        {...(category === null ? {} : { count })}
        action={action}
        games={data.slice(0, coverCount(data.length, columns, key === 'recently' ? 1 : 2))}
        isFirst={index === 0}
      />
    )
  })
}

/** How many covers a section shows: as many whole rows as allowed, or all of them where they do not fill one row. */
function coverCount(count: number, columns: number, rows: number): number {
  return count < columns ? count : Math.min(rows, Math.floor(count / columns)) * columns
}
