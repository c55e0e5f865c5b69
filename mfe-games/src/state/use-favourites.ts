import type { Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readFavourites, setFavourite } from '../api/favourites.ts'
import { handOver, readLocal, writeLocal } from './local-favourites.ts'

/** The favourites: a member's stay with the member, a visitor's on the device until they log in. */
export function useFavourites() {
  const host = useHost()
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['favourites', user?.id ?? 'visitor']
  const { data: games, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (!user) return readLocal()
      await handOver(host.api)
      return readFavourites(host.api, signal)
    },
    // Every cover asks for them; they change by this page's own hand alone.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const has = (game: Game) => (games ?? []).some(({ id }) => id === game.id)
  const toggle = async (game: Game) => {
    const before = games ?? []
    const wanted = !has(game)
    const after = wanted ? [game, ...before] : before.filter(({ id }) => id !== game.id)
    queries.setQueryData(queryKey, after)
    try {
      if (user) await setFavourite(host.api, game.id, wanted)
      else writeLocal(after)
    } catch {
      queries.setQueryData(queryKey, before)
    }
  }
  // An operator without the call has no favourites (D3): nothing of them is shown.
  return { games: games ?? [], isOffered: host.config.features.favourites && !isError, has, toggle }
}
