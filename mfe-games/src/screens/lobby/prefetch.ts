import { firstCovers } from '@croupier/shared/api'
import type { Ahead } from '@croupier/shared/host'
import { lobbyQuery } from '../../api/games.ts'

/**
 * The sections, before the first frame is drawn: it is drawn once, with them. Its covers come while the processor is
 * busy with it and the link has nothing to do.
 */
export async function prefetch({ host, queries }: Ahead<'lobby'>): Promise<void> {
  const lobby = await queries.fetchQuery(lobbyQuery(host.api, host.session.get())).catch(() => undefined)
  for (const cover of lobby ? firstCovers(lobby) : []) {
    const address = host.api.picture(cover)
    if (address) new Image().src = address
  }
}
