import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { DOCUMENT_FILE, fitsHost } from '../../shared/src/releases/index.ts'
import { reasonOf } from '../lib/reason.ts'
import { readBuilt, SHELL_FILE, type Built, type BuiltContract } from './read-built.ts'
import type { Store } from './store.ts'

/** What the live shell offers to remotes. */
export interface ShellOffer extends BuiltContract {
  /** The version of each shared package, by name. */
  readonly shared: Readonly<Record<string, string>>
}

/**
 * What the live shell offers: fetched from SHELL_URL, otherwise what a shell on this machine left in the store.
 * Undefined when no shell runs with this store yet. Throws when SHELL_URL gives no offer.
 */
export async function liveShell(store: Store): Promise<ShellOffer | undefined> {
  const address = liveAddress('croupier.json')
  if (address) {
    const answer = await ask(address)
    if (!answer.ok) throw new Error(`The live shell answers ${answer.status} at ${address.href}.`)
    const offer = (await answer.json().catch(() => undefined)) as ShellOffer | undefined
    if (offer?.shared) return offer
    throw new Error(`What answers at ${address.href} is no shell's croupier.json: is SHELL_URL right?`)
  }
  const file = join(store.folder, SHELL_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShellOffer) : undefined
}

/** The URL of the live site's discovery document, if it serves one. Throws when the site does not answer. */
export async function liveDocument(): Promise<string | undefined> {
  const address = liveAddress(DOCUMENT_FILE)
  return address && (await ask(address)).ok ? address.href : undefined
}

function ask(address: URL): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new Error(`The live shell does not answer at ${address.href}: ${reasonOf(error)}.`)
  })
}

/**
 * The lines of the live site's `releaseKeys`; undefined when SHELL_URL names no site, or the site does not answer with
 * them.
 */
export async function liveKeys(): Promise<readonly string[] | undefined> {
  const address = liveAddress('site.json')
  if (!address) return undefined
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    const { releaseKeys } = (await answer.json()) as { releaseKeys?: unknown }
    return answer.ok && Array.isArray(releaseKeys) ? (releaseKeys as string[]) : undefined
  } catch {
    return undefined
  }
}

/** The URL of a file of the live shell, if SHELL_URL is set. Throws when SHELL_URL is no valid address. */
export function liveAddress(file: string): URL | undefined {
  const url = process.env['SHELL_URL']
  if (!url) return undefined
  const address = URL.parse(file, url.endsWith('/') ? url : `${url}/`)
  if (address) return address
  throw new Error(`SHELL_URL is ${url}: the live shell's address, like https://example.com/`)
}

/** Why a built remote would not work in a shell, in sentences for its team; empty when it fits. */
export function contractProblems(built: Built, shell: ShellOffer): string[] {
  return [...hostApiProblems(built, shell), ...sharedProblems(built, shell), ...shapeProblems(built)]
}

/** Why a version in the store would not work in the live shell, in sentences; empty when it fits. */
export type ProblemsOfVersion = (version: string) => readonly string[]

/** `contractProblems` for versions that were released before, read from the store; without a known shell all of them fit. */
export function problemsOfListed(store: Store, remote: string, shell: ShellOffer | undefined): ProblemsOfVersion {
  return (version) => {
    const folder = join(store.folder, remote, version)
    if (!shell || !existsSync(folder)) return []
    try {
      return contractProblems(readBuilt(remote, folder), shell)
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  }
}

function hostApiProblems({ remote, contract }: Built, shell: ShellOffer): string[] {
  const mine = `${contract.hostApi}.${contract.hostApiMinor}`
  const theirs = `${shell.hostApi}.${shell.hostApiMinor}`
  if (contract.hostApi !== shell.hostApi) {
    return [`${remote} is built for contract ${mine}, the live shell has ${theirs}: it would refuse to run it.`]
  }
  if (!fitsHost(contract, shell)) {
    return [`${remote} is built for contract ${mine}, the live shell has ${theirs} still: ship the shell first.`]
  }
  if (contract.hostApiMinor === shell.hostApiMinor && contract.contract !== shell.contract) {
    return [
      `The contract that ${remote} is built for is not the live shell's, though both say ${mine}: somebody changed it ` +
        'without raising its number (shared/contract.txt tells what).',
    ]
  }
  return []
}

function sharedProblems({ remote, shared }: Built, shell: ShellOffer): string[] {
  return shared.flatMap(({ name, requiredVersion }) => {
    const offered = shell.shared[name]
    if (!offered) return [`${remote} wants to share ${name}, which the live shell does not provide.`]
    if (satisfies(offered, requiredVersion)) return []
    return [
      `${remote} needs ${name} ${requiredVersion}, the live shell provides ${offered}: the page has one copy only.`,
    ]
  })
}

function shapeProblems({ remote, exposed }: Built): string[] {
  if (exposed.length === 1 && exposed[0] === './module') return []
  return [`${remote} exposes ${exposed.join(', ') || 'nothing'}: it must be ./module and nothing else.`]
}
