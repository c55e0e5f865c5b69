import { safeUrl } from '@croupier/shared/links'

/**
 * Redirects a refused visitor (SH-03) and returns whether the browser is on its way. An address that is not http or
 * https is not followed (D21), and one inside this very document would not load anything: the caller shows the notice
 * for restricted countries instead (SH-27).
 */
export function leaveFor(address: unknown, here: Pick<Location, 'href' | 'replace'> = location): boolean {
  const url = safeUrl(address)
  if (!url) return false
  const own = new URL(here.href)
  if (url.origin === own.origin && url.pathname === own.pathname && url.search === own.search) return false
  here.replace(url.href)
  return true
}
