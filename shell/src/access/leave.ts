import { safeUrl } from '@croupier/shared/links'

/** Redirects a refused visitor (SH-03). False when the address is not http or https: then the content shows. */
export function leaveFor(address: string): boolean {
  const url = safeUrl(address)
  if (!url) {
    console.warn('the access check names an address that is refused', address)
    return false
  }
  location.replace(url.href)
  return true
}
