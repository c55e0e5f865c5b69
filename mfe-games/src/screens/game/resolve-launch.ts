import type { Game } from '@croupier/shared/api'
import type { Host } from '@croupier/shared/host'
import { readBlockCheck, readLaunchUrl, readVendorDomains, type Channel } from '../../api/launch.ts'
import { launchAddress } from './launch-address.ts'

export interface LaunchOptions {
  readonly gameId: number
  readonly isReal: boolean
  readonly channel: Channel
}

/**
 * Requests the address of a game's frame. 'blocked' if the member may not play for real money now, null if the address
 * is not one of the site's vendors. Throws what the calls throw, except for the domain map, without which the launch
 * URL is used as it is.
 */
export async function resolveLaunch(
  { api, config }: Pick<Host, 'api' | 'config'>,
  game: Pick<Game, 'vendor'>,
  { gameId, isReal, channel }: LaunchOptions,
): Promise<URL | 'blocked' | null> {
  if (isReal && !(await readBlockCheck(api, gameId))) return 'blocked'
  const [url, domains] = await Promise.all([
    readLaunchUrl(api, gameId, channel, !isReal),
    readVendorDomains(api, game.vendor).catch(() => ({})),
  ])
  return launchAddress(url, domains, config.vendorOrigins)
}
