import { safeUrl } from '@croupier/shared/links'

/**
 * Redirects a refused visitor (SH-03) and returns whether the navigation has started. An address that is not http or
 * https is not followed (D21), and one inside this very document would not load anything: the caller shows the notice
 * for restricted countries instead (SH-27).
 */
export function redirectTo(address: unknown, page: Pick<Location, 'href' | 'replace'> = location): boolean {
  const url = safeUrl(address)
  if (!url) return false
  const current = new URL(page.href)
  if (url.origin === current.origin && url.pathname === current.pathname && url.search === current.search) return false
  page.replace(url.href)
  return true
}
