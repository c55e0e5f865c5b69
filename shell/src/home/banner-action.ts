import type { Banner } from '@croupier/shared/api'
import { placeInside, safeUrl } from '@croupier/shared/links'

export type BannerAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string }

const INTERNAL = 0

/**
 * What a click on a banner does (SH-15): without a link its game, if it names one; a link of type 0 inside the
 * site; any other in a new tab, a place of the site as well. A link that is refused does nothing (D21).
 */
export function bannerAction({ link, type, gameId }: Banner): BannerAction {
  if (link === '') return gameId ? { kind: 'game', gameId } : { kind: 'none' }
  const path = placeInside(link)
  if (path !== null)
    return type === INTERNAL ? { kind: 'inside', path } : { kind: 'outside', href: `${location.pathname}#${path}` }
  // One of type 0 that is refused may lead to no host, which is told.
  const url = safeUrl(link, type === INTERNAL ? { allowedHosts: [] } : {})
  return url ? { kind: 'outside', href: url.href } : { kind: 'none' }
}
