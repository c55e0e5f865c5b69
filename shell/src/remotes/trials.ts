import { REMOTE_NAMES, type RemoteName } from '@croupier/shared/host'
import { parsedUrl } from '@croupier/shared/links'
import { TRIAL_KEY } from './trial-key.ts'

/** What a tester wants to see: a listed version of a remote, or an entry on the tester's own machine. */
export interface Trial {
  readonly remote: RemoteName
  /** A version's name, or the address of an entry on this machine. */
  readonly wanted: string
  /** The entry is on this machine. Nothing else may be loaded without being listed in the document. */
  readonly isLocal: boolean
}

/**
 * The trials of this tab: `?try=cashier@<version or address>#/?key=<tester's key>`, several with commas. They last as
 * long as the tab. Without a key whose hash the site config lists there are none.
 */
export async function readTrials(keyHashes: readonly string[], address = location): Promise<readonly Trial[]> {
  const requested = new URLSearchParams(address.search).get('try')
  const key = takeKey(address)
  if (requested && key) sessionStorage.setItem(TRIAL_KEY, JSON.stringify({ asked: requested, key }))
  const stored = sessionStorage.getItem(TRIAL_KEY)
  if (!stored) return []
  const trial = JSON.parse(stored) as { asked: string; key: string }
  if (!keyHashes.includes(await sha256(trial.key))) {
    console.warn('the key is not that of a tester')
    sessionStorage.removeItem(TRIAL_KEY)
    return []
  }
  return trial.asked.split(',').flatMap(readTrial)
}

/**
 * Takes the key out of the address. It is a secret: it comes behind the #, so that no server and no server log sees it,
 * and stays neither in the address nor in the history.
 */
function takeKey(address: Location): string | null {
  const [path, ...rest] = address.hash.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const key = query.get('key')
  if (!key) return null
  query.delete('key')
  const remainingQuery = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', `${address.pathname}${address.search}${path}${remainingQuery}`)
  // The router may have read the old address: have it read the new one.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  return key
}

/** Ends all trials and shows what everyone sees. */
export function endTrials(): void {
  sessionStorage.removeItem(TRIAL_KEY)
  const address = new URL(location.href)
  address.searchParams.delete('try')
  history.replaceState(null, '', address)
  location.reload()
}

function readTrial(text: string): Trial[] {
  const [name, ...rest] = text.split('@')
  const remote = REMOTE_NAMES.find((known) => known === name)
  const wanted = rest.join('@')
  return remote && wanted ? [{ remote, wanted, isLocal: isLocal(wanted) }] : []
}

function isLocal(wanted: string): boolean {
  const url = parsedUrl(wanted)
  return url !== null && /^https?:$/.test(url.protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
