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
 * Presses whose answer is awaited, the last one of each game: what the operator has then. The next one waits for it, for
 * they could overtake each other; the last of all asks what has become of the list.
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
    // Only an operator who has answered is given what the device has. None, and none are asked for by each cover, where
    // there is no such call (D3).
    queryFn: async ({ signal }) => {
      const kept = await readFavourites(host.api, signal).catch(noneWhereRefused)
      return kept && handOver(host.api, kept)
    },
    enabled: user !== null && host.config.features.favourites,
    // Every cover asks for them; what changes them beside this page is done by who comes back to it.
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
    // A list that was asked for before the press does not know of it.
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
    /** What a member keeps is on its way. */
    isWaiting: user !== null && list.data === undefined,
    /** The query for what a member keeps. */
    list,
    // Where the operator has none (D3), nothing of them is shown.
    isOffered: host.config.features.favourites && list.data !== null,
    has,
    toggle: user ? (game: Game) => void toggle(game) : toggleLocal,
  }
}
