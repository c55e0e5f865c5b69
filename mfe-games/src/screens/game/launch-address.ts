import { safeUrl } from '@croupier/shared/links'

/**
 * The address that the frame loads: the launch URL with its host replaced where the vendor's domain map has it
 * (games-and-cashier.md 4), refused (null) unless its origin is one of the site's vendors (D21).
 */
export function launchAddress(
  launchUrl: string,
  domains: Readonly<Record<string, string>>,
  vendorOrigins: readonly string[],
): URL | null {
  const url = safeUrl(launchUrl)
  if (!url) return null
  const hostWithPort = domains[url.host]
  // The map names the host with its port, or the URL has no port: all of it is replaced, the old port must not stay.
  if (hostWithPort) url.port = ''
  const mappedHost = hostWithPort ?? domains[url.hostname]
  if (mappedHost) url.host = mappedHost
  return vendorOrigins.includes(url.origin) ? url : null
}
