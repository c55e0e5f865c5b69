import { fitsHost } from '@croupier/shared/releases'
import * as v from 'valibot'
import { fits, type Choice } from './choose.ts'
import type { Discovery } from './discovery.ts'

/** The file in the page's folder that names the contract number of the live shell (tools/lib/build.ts). */
const SHELL_FILE = 'croupier.json'
const shellSchema = v.object({ hostApi: v.number(), hostApiMinor: v.number() })

/**
 * Whether a page loaded now would run another version of a remote that runs in this page; undefined if nothing has
 * changed since the last call. Fetches the discovery document again. Never rejects.
 */
export async function isOutdated(discovery: Discovery): Promise<boolean | undefined> {
  const hasChanged = await discovery.refresh()
  if (!hasChanged && !retryNextTime.delete(discovery)) return undefined
  for (const [name, { url }] of discovery.registry.running()) {
    for (const choice of await discovery.choices(name)) {
      if (choice.url === url) break
      if (await wouldRun(discovery, choice)) return true
    }
  }
  return false
}

/**
 * Those whose live shell could not be read: the next check requests it again, even if the document is the same.
 */
const retryNextTime = new WeakSet<Discovery>()

/** Timeout in ms of the request to the live shell. */
const TIMEOUT_MS = 6_000

/**
 * Whether a reload would run this version. One that failed in this page would fail again. One that this shell is too
 * old for runs only if the live shell has its contract number: the shell may have been rolled back, and the offer would
 * come again after each reload.
 */
async function wouldRun(discovery: Discovery, { url, builtFor }: Choice): Promise<boolean> {
  if (!builtFor || fits(builtFor)) return !discovery.refused.has(url)
  try {
    const answer = await fetch(SHELL_FILE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return fitsHost(builtFor, v.parse(shellSchema, await answer.json()))
  } catch (error) {
    retryNextTime.add(discovery)
    console.warn('the live shell does not say what it is', error)
    return false
  }
}
