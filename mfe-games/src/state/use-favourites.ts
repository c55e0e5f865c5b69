import type { Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readFavourites, setFavourite } from '../api/favourites.ts'

const KEY = 'croupier.favourites'

function readLocal(): Game[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as Game[]) : []
  } catch {
    return []
  }
}

/** The favourites: a member's stay with the member, a visitor's on the device. */
export function useFavourites() {
  const host = useHost()
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['favourites', user?.id ?? 'visitor']
  const { data: games, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => (user ? readFavourites(host.api, signal) : readLocal()),
  })
  const has = (game: Game) => (games ?? []).some(({ id }) => id === game.id)
  const toggle = async (game: Game) => {
    const before = games ?? []
    const wanted = !has(game)
    const after = wanted ? [game, ...before] : before.filter(({ id }) => id !== game.id)
    queries.setQueryData(queryKey, after)
    try {
      if (user) await setFavourite(host.api, game.id, wanted)
      else localStorage.setItem(KEY, JSON.stringify(after))
    } catch {
      queries.setQueryData(queryKey, before)
    }
  }
  // An operator without the call has no favourites (D3): nothing of them is shown.
  return { games: games ?? [], isOffered: host.config.features.favourites && !isError, has, toggle }
}
