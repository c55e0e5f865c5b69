import { isRefusal, type Game } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { setFavourite } from '../api/favourites.ts'
import { readLocal, setLocal } from './local-favourites.ts'
import { withFavourite } from './with-favourite.ts'

const NOT_FOUND = 404

/**
 * Uploads the device's favourites for a member who has logged in, oldest first, and removes each uploaded one from the
 * device. One that the operator refuses (the game is gone) is dropped; if the operator cannot be reached, is busy, or
 * lacks the call (D3), the rest stays on the device. Returns the member's list (`saved`) with the uploaded ones.
 */
export async function uploadLocalFavourites(api: ApiService, saved: readonly Game[]): Promise<readonly Game[]> {
  let games = saved
  for (let oldest = readLocal().at(-1); oldest; oldest = readLocal().at(-1)) {
    try {
      await setFavourite(api, oldest.id, true)
      games = withFavourite(games, oldest, true)
    } catch (error) {
      if (!isRefusal(error) || error.code === NOT_FOUND) break
    }
    setLocal(oldest, false)
  }
  return games
}
