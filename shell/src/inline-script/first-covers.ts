import { firstCovers, type ListedLobby } from '@croupier/shared/api'
import { pictureAddress } from '@croupier/shared/links'
import type { Answer } from '../api/answer.ts'

/**
 * Fetches the covers that the home page shows first, once the code has arrived: while it runs, the network is idle.
 * `games` is the lobby's response; if it fails, the lobby itself deals with that.
 */
export async function fetchCovers(games: Promise<Answer>, code: Promise<unknown>, origin: string): Promise<void> {
  try {
    const [{ body }] = await Promise.all([games, code])
    for (const cover of firstCovers((body as { data: ListedLobby }).data)) {
      const address = pictureAddress(cover, origin)
      if (address) new Image().src = address
    }
  } catch {
    // The lobby will fetch the covers.
  }
}
