import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { remotes, root } from '../lib/paths.ts'
import { API_PATH } from './forward.ts'
import { originOnly } from './origin.ts'
import { siteProblems } from './site-problems.ts'

export interface Origins {
  readonly shell: string
  readonly remotes: Readonly<Record<string, string>>
  readonly api: string
  /** The path at which the page's own address forwards API calls, if it does (tools/site/forward.ts). */
  readonly apiPath?: string | undefined
  /** An operator may have several of each; all of them may be shown in frames and windows. */
  readonly providers: readonly string[]
  readonly vendors: readonly string[]
}

/** The origins of everything when the shell's port is `port` (architecture.md, 'From outside'). */
export function originsOf(port: number, host = 'localhost'): Origins {
  const at = (offset: number) => `http://${host}:${port + offset}`
  return {
    shell: at(0),
    remotes: Object.fromEntries(remotes.map(({ name, offset }) => [name, at(offset)])),
    api: at(10),
    apiPath: API_PATH,
    providers: [at(20)],
    vendors: [at(30)],
  }
}

/**
 * The origin of a remote from a setting's pattern (`https://{remote}.example.com`). Throws when the pattern is not valid.
 */
export function remoteOrigin(pattern: string, remote: string, setting = 'REMOTE_ORIGIN'): string {
  const origin = pattern.includes('{remote}') && originOnly(pattern.replaceAll('{remote}', remote))
  if (origin) return origin
  throw new Error(
    `${setting} is ${pattern}: an address with {remote} in its host and no path, like https://{remote}.example.com`,
  )
}

/** The settings of a site's file that the tools themselves read; the shell validates the whole file. */
export type SiteFile = Record<string, unknown> & {
  readonly title?: string
  /** For search engines. */
  readonly description?: string
  readonly defaultLanguage?: string
  /** The API's origin in a deployment; `npm start` uses its own sandbox. */
  readonly apiOrigin?: string
  /** The path at which the page's own address forwards API calls. */
  readonly apiPath?: string
  readonly providerOrigins?: readonly string[]
  readonly vendorOrigins?: readonly string[]
  readonly cryptoVideos?: Readonly<Record<string, string>>
  /** The picture beside the name; '' where it is the drawn spade. */
  readonly logo?: string
  /** A picture in shell/public for tabs and home screens, instead of the spade. */
  readonly icon?: string
  readonly releaseKeys?: readonly string[]
  /** Hosts that /redirect follows without asking. */
  readonly redirectHosts?: readonly string[]
}

/** Who may release and who may try versions out: public keys, and hashes of testers' keys. */
export interface SiteKeys {
  readonly releaseKeys: readonly string[]
  readonly testerKeyHashes?: readonly string[]
}

/** The path of a site's file: shell/sites/<name>.json. Throws when there is none of that name. */
export function sitePath(name = process.env['SITE'] || 'croupier'): string {
  const sites = readdirSync(join(root, 'shell', 'sites')).map((file) => basename(file, '.json'))
  if (sites.includes(name)) return join(root, 'shell', 'sites', `${name}.json`)
  throw new Error(`SITE is ${name}: there is no shell/sites/${name}.json. There are: ${sites.join(', ')}`)
}

/** Reads the site's file. Throws its problems, which would otherwise show up only for visitors, or for nobody. */
export const siteFile = (name?: string): SiteFile => siteIn(sitePath(name))

/** Reads the site's file at a path. Throws its problems, as `siteFile` does. */
export function siteIn(path: string): SiteFile {
  const invalidSite = (problems: readonly string[]) =>
    new Error(`shell/sites/${basename(path)} is not right:\n- ${problems.join('\n- ')}`)
  let site: SiteFile
  try {
    site = JSON.parse(readFileSync(path, 'utf8')) as SiteFile
  } catch (error) {
    // Not valid JSON: a half-finished edit, a trailing comma.
    throw invalidSite([(error as Error).message])
  }
  const problems = siteProblems(site)
  if (problems.length > 0) throw invalidSite(problems)
  return site
}

/** The origins of this environment together with those that the site's file names, without duplicates. */
export const mergeOrigins = (here: readonly string[], named: readonly string[] = []): string[] => [
  ...new Set([...here, ...named.map((address) => new URL(address).origin)]),
]

/**
 * The site's file with the addresses of this environment and the keys of its releases. A site on this machine follows
 * redirects to localhost without asking; no site's file lists that, since files are what gets deployed.
 */
export function siteConfig(origins: Origins, keys: SiteKeys, site = siteFile()): SiteFile & SiteKeys {
  const { hostname } = new URL(origins.shell)
  return {
    ...site,
    ...keys,
    redirectHosts: [...(site.redirectHosts ?? []), ...(hostname === 'localhost' ? [hostname] : [])],
    apiOrigin: origins.api,
    ...(origins.apiPath ? { apiPath: origins.apiPath } : {}),
    providerOrigins: mergeOrigins(origins.providers, site.providerOrigins),
    vendorOrigins: mergeOrigins(origins.vendors, site.vendorOrigins),
  }
}
