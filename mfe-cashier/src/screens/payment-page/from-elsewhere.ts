import { parsedUrl } from '@croupier/shared/links'

/**
 * Whether another site may have led to what this document's address asks for: then its player is asked before an order is
 * placed (D54, security.md 22). It is so where any of these is:
 *
 * - another site has asked for the document, as the page's server saw (`Sec-Fetch-Site`) and marked in its answer;
 * - its referrer says so. A referrer of our own does where it is a payment window's document (`/?pay`), which another
 *   site may hold: how that one was reached is not known here;
 * - its opener is not ours, and may steer it;
 * - it was loaded anew or gone back to, at an address that may lead to an order (each has a query in its hash). Browsers then
 *   ask for it in our own name, because our code has noted something in the history, and whoever led here first is
 *   forgotten. An opener of ours says that it is ours all the same.
 *
 * It holds for as long as the document does: whoever has opened it may go to another hash in it. That asks nobody too much,
 * for no code of ours goes to an ordering address within a document, but for `backurl` after a login, which is the other
 * site's as well. The deposit dialog opens a document of its own, whichever way its page was reached. An address that was
 * typed, or opened by a program outside of the browser, is none of these.
 */
export function isFromElsewhere(): boolean {
  const opener = openerOf()
  if (opener === 'other' || isMarked() || isReferred()) return true
  const { type = '', name = '' } = navigation() ?? {}
  return opener === 'none' && ['reload', 'back_forward'].includes(type) && /#.*\?/.test(name)
}

/** `server-timing: foreign` (tools/site/policy.ts); the offline worker's answer has it too. */
const isMarked = (): boolean => navigation()?.serverTiming?.some(({ name }) => name === 'foreign') ?? false

function isReferred(): boolean {
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
