import { reasonOf } from '../lib/reason.ts'
import { isOwnMachine, siteElsewhere } from '../site/origin.ts'
import { sitePort } from '../site/ports.ts'
import { originsOf, remoteOrigin } from '../site/site-config.ts'
import { allowsScripts } from './allows-scripts.ts'
import { liveAddress } from './contract-fit.ts'
import { versionsOf, type ListedVersion } from './document.ts'
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

interface LivePage {
  readonly address: URL
  /** Its Content-Security-Policy, if it has one. Undefined where the page did not answer. */
  readonly policy: string | null | undefined
}

/** The live page; undefined where SHELL_URL is not set. Throws when it does not answer. */
async function livePage(): Promise<LivePage | undefined> {
  const address = liveAddress('')
  if (!address) return undefined
  const { ok, status, headers } = await answerOf(address).catch((error: unknown) => {
    throw new Error(`The live site does not answer at ${address.href}: ${reasonOf(error)}.`)
  })
  if (!ok) throw new Error(`The live site answers ${status} at ${address.href}.`)
  return { address, policy: headers.get('content-security-policy') }
}

/** Why visitors of a live site would look for a version on their own machines, as a sentence. */
function ownMachineProblems({ url }: Entry): string[] {
  const shell = siteElsewhere()
  return shell && isOwnMachine(url)
    ? [`It is at ${new URL(url).origin}: visitors of ${shell} would look for it on their own machines.`]
    : []
}

/**
 * Why visitors of the live site could not load a version from its URL, in sentences; empty when they can, or when
 * SHELL_URL is not set. A URL is part of what is signed, and a wrong one takes the remote down for everyone who gets that
 * version. Throws when the page, or the server of the URL, does not answer.
 */
export async function urlProblems(entry: Entry, pageOf = livePage): Promise<string[]> {
  const own = ownMachineProblems(entry)
  if (own.length > 0) return own
  const page = await pageOf()
  if (!page) return []
  const { origin } = new URL(entry.url)
  if (page.policy && !allowsScripts(page.policy, origin, page.address.origin)) {
    return [
      `Its address is at ${origin}, and the page at ${page.address.href} runs no scripts from there ` +
        '(Content-Security-Policy). Is REMOTE_ORIGIN right? For a move to another domain see SHIPPING.md.',
    ]
  }
  const answer = await served(entry, page.policy === undefined ? REFUSALS : [])
  return answer
    ? [`${entry.url} ${answer}: visitors could not run it. Are REMOTE_ORIGIN and RELEASES_DIR those of the live site?`]
    : []
}

/** Where the page did not answer either, they say who asked, not what visitors get. */
const REFUSALS = [401, 403]

/**
 * `urlProblems` for a rollback, which is urgent: it asks for the page once, and where something does not answer it warns
 * and finds no problem in it. Where the site does not answer at all (`answers`), only a URL on the visitors' own machines
 * is found.
 */
export function urlCheck(answers: boolean): (listed: ListedVersion) => Promise<string[]> {
  const goOn = (error: unknown, unknown: string) =>
    console.warn(`${reasonOf(error)} Whether ${unknown} was not looked at.`)
  let page: Promise<LivePage | undefined> | undefined
  const silentPage = (error: unknown): LivePage => {
    goOn(error, 'its policy lets visitors load the version')
    return { address: liveAddress('')!, policy: undefined }
  }
  const pageOf = () => (page ??= livePage().catch(silentPage))
  return async (listed) => {
    if (!answers) return ownMachineProblems(listed)
    try {
      return await urlProblems(listed, pageOf)
    } catch (error) {
      goOn(error, 'visitors can load the version')
      return []
    }
  }
}

/**
 * What is wrong with the file at the version's URL; undefined where it is the one that was built. Throws when it does
 * not answer, or answers with a status that tells nothing.
 */
async function served({ url, metadata }: Entry, tellNothing: readonly number[]): Promise<string | undefined> {
  const { ok, status, bytes } = await answerOf(new URL(url)).catch((error: unknown) => {
    throw new Error(`${url} does not answer: ${reasonOf(error)}.`)
  })
  if (tellNothing.includes(status)) throw new Error(`${url} answers ${status}.`)
  if (!ok) return `answers ${status}`
  return integrityOf(bytes) === metadata.integrity ? undefined : 'answers with another file than the one that was built'
}

/** The answer at an address, at the second attempt at the latest. Throws where it tells nothing about the address. */
async function answerOf(address: URL) {
  const ask = async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    const { ok, status, headers } = response
    if (status >= 500 || status === 408 || status === 429) throw new Error(`status ${status}`)
    return { ok, status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  return ask().catch(ask)
}
