import type { Game } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import { isApiError } from '@croupier/shared/api'
import { setFavourite } from '../api/favourites.ts'

const KEY = 'croupier.favourites'

/** The favourites that a visitor keeps on this device; none where there is no storage. */
export function readLocal(): Game[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as Game[]) : []
  } catch {
    return []
  }
}

/** Keeps them. Throws where there is no storage. */
export function writeLocal(games: readonly Game[]): void {
  if (games.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(games))
}

/**
 * A visitor who logs in takes the device's favourites along: they become the member's and leave the device, the
 * oldest first. One that the operator refuses (the game is gone) is dropped; after a lost connection the rest stays.
 */
export async function handOver(api: ApiService): Promise<void> {
  let left = readLocal()
  while (left.length > 0) {
    const oldest = left.at(-1)!
    try {
      await setFavourite(api, oldest.id, true)
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'refused') return
    }
    left = left.slice(0, -1)
    writeLocal(left)
  }
}
