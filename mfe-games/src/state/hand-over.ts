import { isRefusal, type Game } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { setFavourite } from '../api/favourites.ts'
import { readLocal, setLocal } from './local-favourites.ts'
import { withFavourite } from './with-favourite.ts'

const NOT_FOUND = 404

/**
 * A visitor who logs in takes the device's favourites along: they join those that the member has kept, and leave the
 * device, the oldest first. One that the operator refuses (the game is gone) is dropped; where the operator cannot be
 * reached, is busy, or keeps no favourites (D3), the rest stays.
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
