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
    const path = internalPath(link)
    return path === null ? { kind: 'none' } : { kind: 'inside', path }
  }
  const url = safeUrl(link)
  return url ? { kind: 'outside', href: url.href } : { kind: 'none' }
}
