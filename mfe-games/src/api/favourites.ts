import { gameSchema, type Game } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** /ext/favourites/list: the member's favourite games, newest first (D3). */
export function readFavourites(api: ApiService, signal?: AbortSignal): Promise<Game[]> {
  return api.post('/ext/favourites/list', {}, { schema: v.array(gameSchema), indicator: false, signal })
}

/** /ext/favourites/set: keeps or drops a favourite. */
export async function setFavourite(api: ApiService, gameId: number, favourite: boolean): Promise<void> {
  await api.post(
    '/ext/favourites/set',
    { gameId, favourite: favourite ? 1 : 0 },
    { schema: v.unknown(), indicator: false },
  )
}
