import { REMOTE_NAMES, type RemoteName } from '@croupier/shared/host'
import { TRIAL_KEY } from './trial-key.ts'

/** What a tester wants to see: a listed version of a remote, or an entry on the own machine. */
export interface Trial {
  readonly remote: RemoteName
  /** A version's name, or the address of an entry on this machine. */
  readonly wanted: string
}

/**
 * The trials of this tab: `?try=cashier@<version or address>&key=<tester's key>`, several with commas. They last as
 * long as the tab. Without a key whose hash the site config lists there are none.
 */
export async function readTrials(keyHashes: readonly string[], address = location): Promise<readonly Trial[]> {
  const query = new URLSearchParams(address.search)
  const asked = query.get('try')
  const key = query.get('key')
  if (asked && key) {
    sessionStorage.setItem(TRIAL_KEY, JSON.stringify({ asked, key }))
    // The key is a secret: it stays neither in the address nor in the history.
    query.delete('key')
    history.replaceState(history.state, '', `${address.pathname}?${query}${address.hash}`)
  }
  const kept = sessionStorage.getItem(TRIAL_KEY)
  if (!kept) return []
  const trial = JSON.parse(kept) as { asked: string; key: string }
  if (!keyHashes.includes(await sha256(trial.key))) {
    console.warn('this is no key of a tester')
    sessionStorage.removeItem(TRIAL_KEY)
    return []
  }
  return trial.asked.split(',').flatMap(readTrial)
}

/** Ends all trials and shows what everyone sees. */
export function endTrials(): void {
  sessionStorage.removeItem(TRIAL_KEY)
  const address = new URL(location.href)
  address.searchParams.delete('try')
  address.searchParams.delete('key')
  history.replaceState(null, '', address)
  location.reload()
}

function readTrial(text: string): Trial[] {
  const [name, ...rest] = text.split('@')
  const remote = REMOTE_NAMES.find((known) => known === name)
  const wanted = rest.join('@')
  return remote && wanted ? [{ remote, wanted }] : []
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
