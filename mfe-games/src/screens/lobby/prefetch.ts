import { firstCovers } from '@croupier/shared/api'
import type { Ahead } from '@croupier/shared/host'
import { lobbyQuery } from '../../api/games.ts'

/**
 * Loads the sections before the first render, so that the home page is rendered once, with them. Its first covers load
 * while the CPU is busy rendering and the network is idle.
 */
export async function prefetch({ host, queries }: Ahead<'lobby'>): Promise<void> {
  const lobby = await queries.fetchQuery(lobbyQuery(host.api, host.session.get())).catch(() => undefined)
  for (const cover of lobby ? firstCovers(lobby) : []) {
    const address = host.api.picture(cover)
    if (address) new Image().src = address
  }
}
