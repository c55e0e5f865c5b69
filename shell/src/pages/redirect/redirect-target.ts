import { internalPath, isListed, safeUrl } from '@croupier/shared/links'

export type RedirectTarget =
  | { readonly kind: 'inside'; readonly path: string }
  /** `trusted`: the site config lists the host, so no confirmation is needed. */
  | { readonly kind: 'outside'; readonly url: URL; readonly trusted: boolean }
  | { readonly kind: 'refused' }

/**
 * Where /redirect?url=… leads (RT-07). An address of this very document is the place inside the site that its hash
 * names, even if it names the document's file or has a query. A link that loads the document anew would count as our
 * own navigation, and an order in the address would be placed unasked (D54).
 */
export function redirectTarget(value: string | null, ownAddress: string, hosts: readonly string[]): RedirectTarget {
  const url = internalPath(value) === null ? safeUrl(value) : null
  const isThisDocument = url !== null && documentOf(url.href) === documentOf(ownAddress)
  const path = internalPath(isThisDocument ? url.hash || '/' : value)
  if (path !== null) return path.startsWith('/redirect') ? { kind: 'refused' } : { kind: 'inside', path }
  if (!url || isThisDocument) return { kind: 'refused' }
  return { kind: 'outside', url, trusted: isListed(url, hosts) }
}

/** A document's address without query, hash and `index.html`. */
const documentOf = (address: string): string => address.replace(/[?#].*/, '').replace(/\/index\.html$/, '/')
