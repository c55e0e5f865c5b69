import { allowsScripts } from './allows-scripts.ts'
import { integrityOf } from './built.ts'
import type { ListedVersion } from './document.ts'
import { liveAddress } from './fits.ts'

type Entry = Pick<ListedVersion, 'url' | 'metadata'>

/**
 * Why visitors of the live site (SHELL_URL) could not load a version from its URL, in sentences; empty when they can,
 * or when SHELL_URL is not set. A URL is part of what is signed, and a wrong one takes the remote down for everyone who
 * gets that version. Throws when the site does not answer.
 */
export async function addressProblems(entry: Entry): Promise<string[]> {
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
