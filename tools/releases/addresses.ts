import { isOwnMachine, siteElsewhere } from '../site/origin.ts'
import { sitePort } from '../site/ports.ts'
import { originsOf, remoteOrigin } from '../site/site-config.ts'
import { allowsScripts } from './allows-scripts.ts'
import { liveAddress } from './contract-fit.ts'
import { versionOf, versionsOf, type ListedVersion } from './document.ts'
import { integrityOf } from './read-built.ts'
import type { Store } from './store.ts'
import { readDocument } from './store-state.ts'

type Entry = Pick<ListedVersion, 'url' | 'metadata'>

/**
 * The origin of a remote's files: REMOTE_ORIGIN, otherwise that of its listed versions, otherwise this machine's port.
 * Throws where that would send the visitors of a site elsewhere to their own machines.
 */
export function originOf(store: Store, remote: string): string {
  const template = process.env['REMOTE_ORIGIN']
  if (template) return remoteOrigin(template, remote)
  const [listed] = versionsOf(readDocument(store), remote)
  const origin = listed ? new URL(listed.url).origin : originsOf(sitePort()).remotes[remote]!
  const shell = siteElsewhere()
  if (!shell || !isOwnMachine(origin)) return origin
  throw new Error(`REMOTE_ORIGIN is not set: visitors of ${shell} would look for ${remote} on their own machines.`)
}

/**
 * Why visitors of the live site could not load a version from its URL. Where that site does not answer (`answers`), only
 * a URL on the visitors' own machines is found.
 */
export async function urlProblems({ url, metadata }: Entry, answers = true): Promise<string[]> {
  const shell = siteElsewhere()
  if (shell && isOwnMachine(url))
    return [`It is at ${new URL(url).origin}: visitors of ${shell} would look for it on their own machines.`]
  return answers ? addressProblems({ url, metadata }) : []
}

/** `urlProblems` of each listed version of a remote, by version. */
export async function listedUrlProblems(store: Store, remote: string, answers: boolean) {
  const versions = versionsOf(readDocument(store), remote)
  return new Map(
    await Promise.all(versions.map(async (listed) => [versionOf(listed), await urlProblems(listed, answers)] as const)),
  )
}

/**
 * Why visitors of the live site (SHELL_URL) could not load a version from its URL, in sentences; empty when they can,
 * or when SHELL_URL is not set. A URL is part of what is signed, and a wrong one takes the remote down for everyone who
 * gets that version. Throws when the site does not answer.
 */
async function addressProblems(entry: Entry): Promise<string[]> {
  const page = liveAddress('')
  if (!page) return []
  const { origin } = new URL(entry.url)
  const { headers } = await get(page).catch((error: unknown) => {
    throw new Error(`The live site does not answer at ${page.href}: ${String(error)}`)
  })
  const policy = headers.get('content-security-policy')
  if (policy && !allowsScripts(policy, origin, page.origin)) {
    return [
      `Its address is at ${origin}, and the page at ${page.href} runs no scripts from there (Content-Security-Policy). ` +
        'Is REMOTE_ORIGIN right? For a move to another domain see SHIPPING.md.',
    ]
  }
  const answer = await served(entry)
  return answer
    ? [`${entry.url} ${answer}: visitors could not run it. Are REMOTE_ORIGIN and RELEASES_DIR those of the live site?`]
    : []
}

/** What is wrong with the file at the version's URL; undefined where it is the one that was built. */
async function served({ url, metadata }: Entry): Promise<string | undefined> {
  try {
    const response = await get(new URL(url))
    if (!response.ok) return `answers ${response.status}`
    const bytes = Buffer.from(await response.arrayBuffer())
    return integrityOf(bytes) === metadata.integrity
      ? undefined
      : 'answers with another file than the one that was built'
  } catch (error) {
    return `does not answer (${String(error)})`
  }
}

const get = (address: URL) => fetch(address, { signal: AbortSignal.timeout(10_000) })
