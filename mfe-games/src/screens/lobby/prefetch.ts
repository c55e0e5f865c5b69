import type { Ahead } from '@croupier/shared/host'
import { lobbyQuery } from '../../api/games.ts'
import { sectionsOf } from './sections.ts'

/** Two rows of a phone, one of a desktop: what a first screenful shows. */
const FIRST_COVERS = 6

/**
 * The sections, before the first frame is drawn: it is drawn once, with them. Its covers come while the processor is
 * busy with it and the link has nothing to do.
 */
export async function prefetch({ host, queries }: Ahead<'lobby'>): Promise<void> {
  const lobby = await queries.fetchQuery(lobbyQuery(host.api, host.session.get())).catch(() => undefined)
  const first = lobby && sectionsOf(lobby)[0]
  if (!first) return
  for (const { cover } of lobby[first.key].data.slice(0, FIRST_COVERS)) {
    const address = host.api.picture(cover)
    if (address) new Image().src = address
  }
}
