import { parsedUrl } from '@croupier/shared/links'

/**
 * Whether another site may have led to this document's address: then the player is asked before an order is placed
 * (D54, security.md 22). True if any of these holds:
 *
 * - another site requested the document, as the page's server saw (`Sec-Fetch-Site`) and marked in its response;
 * - its referrer says so. A referrer of our own counts if it is a payment window's document (`/?pay`), which another
 *   site may hold: how that one was reached is not known here;
 * - its opener is not ours, and may steer it;
 * - it was reloaded or gone back to, at an address that may lead to an order (each has a query in its hash). Browsers
 *   then request it in our own name, because our code has written to the history, and forget who led here first. An
 *   opener of ours still proves that it is ours.
 *
 * The result holds for the life of the document, as its opener may move it to another hash. Nobody is asked needlessly:
 * our own code never goes to an ordering address within a document, except to `backurl` after a login, which came from
 * the other site as well. The deposit dialog opens a new document, however its own page was reached. An address that
 * was typed, or opened by a program outside of the browser, is none of these.
 */
export function isForeignNavigation(): boolean {
  const opener = openerOf()
  if (opener === 'other' || isMarkedForeign() || hasForeignReferrer()) return true
  const { type = '', name = '' } = navigation() ?? {}
  return opener === 'none' && ['reload', 'back_forward'].includes(type) && /#.*\?/.test(name)
}

/** `server-timing: foreign` (tools/site/policy.ts); the offline worker's answer has it too. */
const isMarkedForeign = (): boolean => navigation()?.serverTiming?.some(({ name }) => name === 'foreign') ?? false

function hasForeignReferrer(): boolean {
  const from = parsedUrl(document.referrer)
  return from !== null && (from.origin !== location.origin || from.searchParams.has('pay'))
}

function openerOf(): 'none' | 'own' | 'other' {
  const opener = window.opener as Window | null
  if (!opener || opener.closed) return 'none'
  try {
    return opener.location.origin === location.origin ? 'own' : 'other'
  } catch {
    return 'other'
  }
}

/** How the document was reached; its name is the address at which it began. */
const navigation = () =>
  performance.getEntriesByType('navigation')[0] as Partial<PerformanceNavigationTiming> | undefined
