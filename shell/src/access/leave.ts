import { safeUrl } from '@croupier/shared/links'

/** `left`: the browser is on its way; `inside`: the notice is a page of this site; `refused`: the content shows. */
export type Leaving = 'left' | 'inside' | 'refused'

/**
 * Redirects a refused visitor (SH-03). An address that is not http or https is refused. One inside this very
 * document would not load anything: the caller shows the notice for restricted countries instead (SH-27).
 */
export function leaveFor(address: string, here: Pick<Location, 'href' | 'replace'> = location): Leaving {
  const url = safeUrl(address)
  if (!url) {
    console.warn('the access check names an address that is refused')
    return 'refused'
  }
  const own = new URL(here.href)
  if (url.origin === own.origin && url.pathname === own.pathname && url.search === own.search) return 'inside'
  here.replace(url.href)
  return 'left'
}
