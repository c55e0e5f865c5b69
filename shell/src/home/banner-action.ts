import type { Banner } from '@croupier/shared/api'
import { internalPathOfAddress, safeUrl } from '@croupier/shared/links'

export type BannerAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string }

const INTERNAL = 0

/**
 * What a click on a banner does (SH-15): without a link it opens the banner's game, if there is one; a link of type 0
 * leads to a page of the site; any other opens a new tab, also for a page of the site. A link that is refused
 * does nothing (D21).
 */
export function bannerAction({ link, type, gameId }: Banner): BannerAction {
  if (link === '') return gameId ? { kind: 'game', gameId } : { kind: 'none' }
  const path = internalPathOfAddress(link)
  if (path !== null)
    return type === INTERNAL ? { kind: 'inside', path } : { kind: 'outside', href: `${location.pathname}#${path}` }
  // A link of type 0 that is no page of the site may lead to no host at all: this logs the refusal.
  const url = safeUrl(link, type === INTERNAL ? { allowedHosts: [] } : {})
  return url ? { kind: 'outside', href: url.href } : { kind: 'none' }
}
