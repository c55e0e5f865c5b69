import { errorMessage, noneWhereRefused, type Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readFavourites, setFavourite } from '../api/favourites.ts'
import { useText } from '../words.ts'
import { uploadLocalFavourites } from './upload-local-favourites.ts'
import { readLocal, setLocal, subscribeLocal } from './local-favourites.ts'
import { withFavourite } from './with-favourite.ts'

/**
 * The last change in flight of each game, resolving to what the operator has after it. A game's next change is sent
 * only then, since requests could overtake each other; once none is in flight, the list is refetched.
 */
const pendingChanges = new Map<number, Promise<ChangeOutcome>>()

type ChangeOutcome = readonly [isFavourite: boolean, error?: unknown]

/** The favourites: a member's are stored with the operator, a visitor's on the device until they log in. */
export function useFavourites() {
  const host = useHost()
  const user = useUser()
  const queryClient = useQueryClient()
  const text = useText()
  const local = useSyncExternalStore(subscribeLocal, readLocal)
  const queryKey = ['favourites', user?.id]
  const list = useQuery({
    queryKey,
    // The device's favourites are uploaded only once the operator has answered. Where there is no such call (D3),
    // the data is null: cached, so that not every cover asks again.
    queryFn: async ({ signal }) => {
      const saved = await readFavourites(host.api, signal).catch(noneWhereRefused)
      return saved && uploadLocalFavourites(host.api, saved)
    },
    enabled: user !== null && host.config.features.favourites,
    // Every cover uses this query, so it never goes stale by time; changes made elsewhere are fetched when the player
    // comes back to the page.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: () => (pendingChanges.size === 0 ? 'always' : false),
    // Each hover over a cover mounts this query: a list that failed waits ten seconds.
    retryOnMount: ({ state }) => Date.now() > state.errorUpdatedAt + 10_000,
  })
  const games = user ? (list.data ?? []) : local
  const has = (game: Game) => games.some(({ id }) => id === game.id)

  const toggleLocal = (game: Game) => {
    try {
      setLocal(game, !has(game))
    } catch {
      // Without storage, favourites cannot be kept.
    }
  }
  const toggle = async (game: Game) => {
    const requested = !has(game)
    const show = (isFavourite: boolean) =>
      queryClient.setQueryData<readonly Game[] | null>(queryKey, (now) => withFavourite(now ?? [], game, isFavourite))
    const send = (previous?: ChangeOutcome): Promise<ChangeOutcome> =>
      setFavourite(host.api, game.id, requested).then(
        () => [requested],
        (error: unknown) => [previous?.[0] ?? !requested, error],
      )
    const change = Promise.resolve(pendingChanges.get(game.id)).then(send)
    pendingChanges.set(game.id, change)
    // A list that was requested before the press would undo it.
    await queryClient.cancelQueries({ queryKey })
    show(requested)
    const [isFavourite, error] = await change
    if (pendingChanges.get(game.id) !== change) return
    pendingChanges.delete(game.id)
    if (isFavourite !== requested) {
      show(isFavourite)
      // Whoever comes after a logout must not see it, and a session's end is told by the login page.
      if (host.session.get()?.id === user?.id)
        host.feedback.toast(errorMessage(error, text('common.serverBusy')), 'error')
    }
    if (pendingChanges.size === 0) void queryClient.invalidateQueries({ queryKey })
  }
  return {
    games,
    /** The member's list has not arrived yet. */
    isLoading: user !== null && list.data === undefined,
    /** The query for the member's list. */
    list,
    // An operator without the call (D3) has no favourites: nothing of them is shown.
    isOffered: host.config.features.favourites && list.data !== null,
    has,
    toggle: user ? (game: Game) => void toggle(game) : toggleLocal,
  }
}
