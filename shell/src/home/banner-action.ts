import type { Banner } from '@croupier/shared/api'
import { internalPath, safeUrl } from '@croupier/shared/links'

export type BannerAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string }

const INTERNAL = 0

/**
 * What a click on a banner does (SH-15): without a link its game, if it names one; a link of type 0 inside the
 * site; any other in a new tab. A link that is refused does nothing (D21).
 */
export function bannerAction({ link, type, gameId }: Banner): BannerAction {
  if (link === '') return gameId ? { kind: 'game', gameId } : { kind: 'none' }
  if (type === INTERNAL) {
    // The site's own address with a hash is a place inside.
    const own = location.origin + location.pathname
    const path = internalPath(link.startsWith(own) ? link.slice(own.length) || '/' : link)
    if (path !== null) return { kind: 'inside', path }
  }
  // One of type 0 that is refused may lead to no host, which is told.
  const url = safeUrl(link, type === INTERNAL ? { allowedHosts: [] } : {})
  return url ? { kind: 'outside', href: url.href } : { kind: 'none' }
}
