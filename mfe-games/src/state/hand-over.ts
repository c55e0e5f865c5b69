import { isRefusal } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { setFavourite } from '../api/favourites.ts'
import { readLocal, setLocal } from './local-favourites.ts'

const NOT_FOUND = 404

/**
 * A visitor who logs in takes the device's favourites along: they become the member's and leave the device, the
 * oldest first. One that the operator refuses (the game is gone) is dropped; where the operator cannot be reached, is
 * busy, or keeps no favourites (D3), the rest stays.
 */
export async function handOver(api: ApiService): Promise<void> {
  for (let oldest = readLocal().at(-1); oldest; oldest = readLocal().at(-1)) {
    try {
      await setFavourite(api, oldest.id, true)
    } catch (error) {
      if (!isRefusal(error) || error.code === NOT_FOUND) return
    }
    setLocal(oldest, false)
  }
}
