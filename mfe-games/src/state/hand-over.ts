import { isRefusal, type Game } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { setFavourite } from '../api/favourites.ts'
import { readLocal, setLocal } from './local-favourites.ts'
import { withFavourite } from './with-favourite.ts'

const NOT_FOUND = 404

/**
 * Hands the device's favourites to a member who has logged in, oldest first: each one saved is added to `kept` (the
 * member's list, returned with them) and removed from the device. One that the operator refuses (the game is gone) is
 * dropped; where the operator cannot be reached, is busy, or keeps no favourites (D3), the rest stays on the device.
 */
export async function handOver(api: ApiService, kept: readonly Game[]): Promise<readonly Game[]> {
  let games = kept
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
