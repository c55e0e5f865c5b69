import { internalPath, isListed, safeUrl } from '@croupier/shared/links'

export type RedirectTarget =
  | { readonly kind: 'inside'; readonly path: string }
  /** `trusted`: the site config lists the host, so that nobody has to be asked. */
  | { readonly kind: 'outside'; readonly url: URL; readonly trusted: boolean }
  | { readonly kind: 'refused' }

/**
 * Where /redirect?url=… leads (RT-07). The site's own address with a hash is a place inside, also where it names the
 * document or has a query: a press that loads it anew would count as ours, and an order in it would be placed unasked (D54).
 */
export function redirectTarget(value: string | null, ownAddress: string, hosts: readonly string[]): RedirectTarget {
  const url = internalPath(value) === null ? safeUrl(value) : null
  const isOwn = url !== null && documentOf(url.href) === documentOf(ownAddress)
  const path = internalPath(isOwn ? url.hash || '/' : value)
  if (path !== null) return path.startsWith('/redirect') ? { kind: 'refused' } : { kind: 'inside', path }
  if (!url || isOwn) return { kind: 'refused' }
  return { kind: 'outside', url, trusted: isListed(url, hosts) }
}

/** A document's address by its shortest name. */
const documentOf = (address: string): string => address.replace(/[?#].*/, '').replace(/\/index\.html$/, '/')
