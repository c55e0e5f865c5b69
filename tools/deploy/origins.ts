import { API_PATH } from '../site/forward.ts'
import { addressesIn, LOOPBACK } from '../../sandbox/src/security/proxies.ts'
import { sitePort } from '../site/ports.ts'
import { isOwnMachine, originOnly } from '../site/origin.ts'
import { originsOf, remoteOrigin, mergeOrigins, type Origins, type SiteFile } from '../site/site-config.ts'

/**
 * The origins of the deployed site: SHELL_ORIGIN, REMOTE_ORIGIN (with {remote} in it), API_ORIGIN, whether the page's
 * own address forwards API calls (API_SERVER, or the site's file), and one or more (comma-separated) in PROVIDER_ORIGIN
 * and VENDOR_ORIGIN, added to those of the site's file. What is set in neither is at this machine's port (PORT); throws
 * where that would send the visitors of a site elsewhere to their own machines.
 */
export function deployedOrigins(env = process.env, file: SiteFile = {}): Origins {
  const local = originsOf(sitePort(env['PORT'] ?? ''))
  const shell = originIn('SHELL_ORIGIN', env['SHELL_ORIGIN'] || local.shell)
  const isHere = isOwnMachine(shell)
  const unless = <T>(name: string, here: T): T => {
    if (isHere) return here
    throw new Error(`${name} is not set: visitors of ${shell} would look for it on their own machines.`)
  }
  const listed = (name: string, inFile: readonly string[] | undefined, here: readonly string[]) => {
    const all = mergeOrigins(
      listOf(env[name]).map((address) => originIn(name, address)),
      inFile,
    )
    return all.length > 0 || !isHere ? all : here
  }
  const template = env['REMOTE_ORIGIN']
  const remotes = Object.entries(template ? local.remotes : unless('REMOTE_ORIGIN', local.remotes)).map(
    ([name, origin]) => [name, template ? remoteOrigin(template, name) : origin],
  )
  return {
    shell,
    remotes: Object.fromEntries(remotes) as Record<string, string>,
    api: originIn('API_ORIGIN', env['API_ORIGIN'] || file.apiOrigin || unless('API_ORIGIN', local.api)),
    apiPath: apiServerOrigin(env['API_SERVER'] ?? '') ? API_PATH : file.apiPath,
    providers: listed('PROVIDER_ORIGIN', file.providerOrigins, local.providers),
    vendors: listed('VENDOR_ORIGIN', file.vendorOrigins, local.vendors),
  }
}

/** The origins that the shell and each remote had before a move to another domain. */
export interface FormerOrigins {
  readonly shell: readonly string[]
  readonly remotes: Readonly<Record<string, readonly string[]>>
}

/**
 * The site's former origins (FORMER_ORIGINS): a remote's where an address has {remote} in it, otherwise the shell's.
 * Throws where one is invalid, or two servers would have the same name.
 */
export function formerOrigins(now: Origins, wanted = process.env['FORMER_ORIGINS']): FormerOrigins {
  const listed = [...new Set(listOf(wanted))]
  const patterns = listed.filter((address) => address.includes('{remote}'))
  const shell = listed
    .filter((address) => !patterns.includes(address))
    .map((address) => originIn('FORMER_ORIGINS', address))
  const remotes = Object.keys(now.remotes).map(
    (name) => [name, patterns.map((pattern) => remoteOrigin(pattern, name, 'FORMER_ORIGINS'))] as const,
  )
  const names = [now.shell, ...Object.values(now.remotes), ...shell, ...remotes.flatMap(([, origins]) => origins)]
  const hosts = names.map((origin) => new URL(origin).host)
  const twice = names.find((_, index) => hosts.indexOf(hosts[index]!) < index)
  if (twice) throw new Error(`FORMER_ORIGINS: ${twice} is another origin of this site as well.`)
  return { shell, remotes: Object.fromEntries(remotes) }
}

/** The port behind TLS (LISTEN). Throws when LISTEN is not a valid port. */
export const listenPort = (wanted = process.env['LISTEN']): number => portIn('LISTEN', wanted || '8080')

/** The port for health checks (HEALTH_PORT), if set. Throws when it is not a valid port. */
export const healthPort = (wanted = process.env['HEALTH_PORT']): number | undefined =>
  wanted ? portIn('HEALTH_PORT', wanted) : undefined

function portIn(name: string, wanted: string): number {
  const port = Number(wanted)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} is ${wanted}: a number from 1 to 65535.`)
}

/** The address from which nginx gets the page (PAGE_SERVER), if set. Throws when it is not a valid address. */
export function pageServerAddress(wanted = process.env['PAGE_SERVER']): string | undefined {
  if (!wanted || /^https?:\/\/[^\s;{}]+$/.test(wanted)) return wanted || undefined
  throw new Error(`PAGE_SERVER: ${wanted} is no address like http://127.0.0.1:8081/`)
}

/**
 * The product API's origin, to which nginx forwards calls at the page's address (API_SERVER), if set. Throws when
 * invalid.
 */
export function apiServerOrigin(wanted = process.env['API_SERVER']): string | undefined {
  return wanted ? originIn('API_SERVER', wanted) : undefined
}

/** The proxies in front of nginx (TRUSTED_PROXIES); loopback only where none are named. Throws UnknownProxy. */
export function trustedProxies(wanted = process.env['TRUSTED_PROXIES']): readonly string[] {
  const named = listOf(wanted)
  addressesIn(named)
  return named.length > 0 ? named : LOOPBACK
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Throws, naming the variable, where the address is not a web address, or more than an origin. */
function originIn(name: string, address: string): string {
  const origin = originOnly(address)
  if (origin) return origin
  throw new Error(`${name}: ${address} is no address like https://example.com (without a path)`)
}
