import { internalPath, isListed, placeInside, safeUrl } from '@croupier/shared/links'

export type RedirectTarget =
  | { readonly kind: 'inside'; readonly path: string }
  /** `trusted`: the site config lists the host, so that nobody has to be asked. */
  | { readonly kind: 'outside'; readonly url: URL; readonly trusted: boolean }
  | { readonly kind: 'refused' }

/** Where /redirect?url=… leads (RT-07). The site's own address with a hash is a place inside. */
export function redirectTarget(value: string | null, ownAddress: string, hosts: readonly string[]): RedirectTarget {
  const url = internalPath(value) === null ? safeUrl(value) : null
  const path = placeInside(url?.href ?? value, ownAddress)
  if (path !== null) return path.startsWith('/redirect') ? { kind: 'refused' } : { kind: 'inside', path }
  if (!url) return { kind: 'refused' }
  return { kind: 'outside', url, trusted: isListed(url, hosts) }
}
