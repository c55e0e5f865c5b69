import { errorMessage, isSessionEnd, noneWhereRefused, type Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readFavourites, setFavourite } from '../api/favourites.ts'
import { useText } from '../words.ts'
import { handOver } from './hand-over.ts'
import { readLocal, setLocal, subscribeLocal } from './local-favourites.ts'
import { withFavourite } from './with-favourite.ts'

/**
 * The last press in flight of each game, resolving to what the operator has after it. A game's next press is sent only
 * then, since requests could overtake each other; once none is in flight, the list is refetched.
 */
const answers = new Map<number, Promise<Answer>>()

interface Answer {
  readonly isKept: boolean
  readonly error?: unknown
}

/** The favourites: a member's stay with the member, a visitor's on the device until they log in. */
export function useFavourites() {
  const host = useHost()
  const user = useUser()
  const queries = useQueryClient()
  const text = useText()
  const local = useSyncExternalStore(subscribeLocal, readLocal)
  const queryKey = ['favourites', user?.id]
  const list = useQuery({
    queryKey,
    // The device's favourites are handed over only once the operator has answered. Where there is no such call (D3),
    // the data is null: cached, so that not every cover asks again.
    queryFn: async ({ signal }) => {
      const kept = await readFavourites(host.api, signal).catch(noneWhereRefused)
      return kept && handOver(host.api, kept)
    },
    enabled: user !== null && host.config.features.favourites,
    // Every cover uses this query, so it never goes stale by time; changes made elsewhere are fetched when the player
    // comes back to the page.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: () => (answers.size === 0 ? 'always' : false),
  })
  const games = user ? (list.data ?? []) : local
  const has = (game: Game) => games.some(({ id }) => id === game.id)

  const toggleLocal = (game: Game) => {
    try {
      setLocal(game, !has(game))
    } catch {
      // Without storage there is nothing to keep it in.
    }
  }
  const toggle = async (game: Game) => {
    const wanted = !has(game)
    const show = (isIn: boolean) =>
      queries.setQueryData<readonly Game[] | null>(queryKey, (now) => withFavourite(now ?? [], game, isIn))
    const send = (before?: Answer): Promise<Answer> =>
      setFavourite(host.api, game.id, wanted).then(
        () => ({ isKept: wanted }),
        (error: unknown) => ({ isKept: before?.isKept ?? !wanted, error }),
      )
    const answer = Promise.resolve(answers.get(game.id)).then(send)
    answers.set(game.id, answer)
    // A list that was requested before the press would undo it.
    await queries.cancelQueries({ queryKey })
    show(wanted)
    const { isKept, error } = await answer
    if (answers.get(game.id) !== answer) return
    answers.delete(game.id)
    if (isKept !== wanted) {
      show(isKept)
      if (!isSessionEnd(error)) host.feedback.toast(errorMessage(error, text('common.serverBusy')), 'error')
    }
    if (answers.size === 0) void queries.invalidateQueries({ queryKey })
  }
  return {
    games,
    /** The member's list has not arrived yet. */
    isWaiting: user !== null && list.data === undefined,
    /** The query for the member's list. */
    list,
    // Where the operator has none (D3), nothing of them is shown.
    isOffered: host.config.features.favourites && list.data !== null,
    has,
    toggle: user ? (game: Game) => void toggle(game) : toggleLocal,
  }
}
