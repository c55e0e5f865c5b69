import { originsOf, remoteOrigin, type Origins } from '../site/site-config.ts'

/**
 * Where the deployed site answers: SHELL_ORIGIN, REMOTE_ORIGIN (with {remote} in it), API_ORIGIN, and one or more (with
 * commas) in PROVIDER_ORIGIN and VENDOR_ORIGIN; what is not set is this machine's port (PORT).
 */
export function deployedOrigins(env = process.env): Origins {
  const local = originsOf(Number(env['PORT'] ?? 4000))
  const of = (name: string, otherwise: string) => originIn(name, env[name] || otherwise)
  const each = (name: string, otherwise: readonly string[]) => {
    const named = (env[name] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean)
    return named.length > 0 ? named.map((address) => originIn(name, address)) : otherwise
  }
  const template = env['REMOTE_ORIGIN']
  const remotes = Object.entries(local.remotes).map(([name, origin]) => [
    name,
    template ? remoteOrigin(template, name) : origin,
  ])
  return {
    shell: of('SHELL_ORIGIN', local.shell),
    remotes: Object.fromEntries(remotes) as Record<string, string>,
    api: of('API_ORIGIN', local.api),
    providers: each('PROVIDER_ORIGIN', local.providers),
    vendors: each('VENDOR_ORIGIN', local.vendors),
  }
}

/** Throws, with the variable's name, where the address is none of the web. */
function originIn(name: string, address: string): string {
  const url = URL.parse(address)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin
  throw new Error(`${name}: ${address} is no address like https://example.com`)
}
