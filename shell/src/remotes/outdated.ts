import { fitsHost } from '@croupier/shared/releases'
import * as v from 'valibot'
import { fits } from './choose.ts'
import type { Remotes } from './remotes.ts'

/** What a shell says of itself beside its page (tools/lib/build.ts). */
const SHELL_FILE = 'croupier.json'
const shellSchema = v.object({ hostApi: v.number(), hostApiMinor: v.number() })

/**
 * Whether a page that is loaded now would run another version of a part that runs in this one. Asks for the document
 * again. Never rejects.
 */
export async function isOutdated(remotes: Remotes): Promise<boolean> {
  const isNews = await remotes.refresh()
  if (!isNews && !undecided.delete(remotes)) return false
  for (const [name, { url }] of remotes.registry.running()) {
    for (const choice of await remotes.choices(name)) {
      if (choice.url === url) break
      if (await wouldRun(remotes, choice)) return true
    }
  }
  return false
}

/** Of these the live shell could not be asked: the next look asks again, though the document is known by then. */
const undecided = new WeakSet<Remotes>()

/** ms for which the live shell is asked. */
const PATIENCE = 6_000

type Choice = Awaited<ReturnType<Remotes['choices']>>[number]

/**
 * What failed in this page would fail again. What this shell is too old for, a reload brings only where the live one has
 * that number: an older shell may have been put back, and the offer would come again after each reload.
 */
async function wouldRun(remotes: Remotes, { url, builtFor }: Choice): Promise<boolean> {
  if (!builtFor || fits(builtFor)) return !remotes.refused.has(url)
  try {
    const answer = await fetch(SHELL_FILE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return fitsHost(builtFor, v.parse(shellSchema, await answer.json()))
  } catch (error) {
    undecided.add(remotes)
    console.warn('the live shell does not say what it is', error)
    return false
  }
}
