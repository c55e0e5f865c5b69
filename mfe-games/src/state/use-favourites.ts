import type { Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readFavourites, setFavourite } from '../api/favourites.ts'
import { handOver, readLocal, setLocal, subscribeLocal } from './local-favourites.ts'
import { withFavourite } from './with-favourite.ts'

/** Presses whose answer is awaited: the last one asks what has become of the list. */
let underWay = 0

/** Of each game, what the operator has after its last press. The next one waits for it: they would overtake each other. */
const answers = new Map<number, Promise<boolean>>()

/** The favourites: a member's stay with the member, a visitor's on the device until they log in. */
export function useFavourites() {
  const host = useHost()
  const user = useUser()
  const queries = useQueryClient()
  const local = useSyncExternalStore(subscribeLocal, readLocal)
  const queryKey = ['favourites', user?.id]
  const { data, isLoadingError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly Game[]> => {
      await handOver(host.api)
      return readFavourites(host.api, signal)
    },
    enabled: user !== null,
    // Every cover asks for them; what changes them beside this page is done by who comes back to it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: () => (underWay === 0 ? 'always' : false),
  })
  const games = user ? (data ?? []) : local
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
      queries.setQueryData<readonly Game[]>(queryKey, (now = []) => withFavourite(now, game, isIn))
    underWay++
    const earlier = answers.get(game.id) ?? Promise.resolve(!wanted)
    const send = (before: boolean) =>
      setFavourite(host.api, game.id, wanted).then(
        () => wanted,
        () => before,
      )
    const answer = earlier.then(send)
    answers.set(game.id, answer)
    // A list that was asked for before the press does not know of it.
    await queries.cancelQueries({ queryKey })
    show(wanted)
    const isKept = await answer
    if (answers.get(game.id) === answer) {
      answers.delete(game.id)
      if (isKept !== wanted) show(isKept)
    }
    underWay--
    if (underWay === 0) void queries.invalidateQueries({ queryKey })
  }
  return {
    games,
    /** What a member keeps is on its way. */
    isWaiting: user !== null && data === undefined,
    // An operator without the call has no favourites (D3): nothing of them is shown.
    isOffered: host.config.features.favourites && !isLoadingError,
    has,
    toggle: user ? (game: Game) => void toggle(game) : toggleLocal,
  }
}
