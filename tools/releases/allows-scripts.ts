/**
 * Whether a page with this Content-Security-Policy runs scripts from an origin. Of the directives that can decide this,
 * the most specific one counts; a page may have several policies, separated by commas, which all have to agree.
 *
 * @param self The page's own origin.
 */
export function allowsScripts(header: string, origin: string, self: string): boolean {
  return header.split(',').every((policy) => {
    const directives = new Map(
      policy.split(';').map((text) => {
        const [name = '', ...sources] = text.trim().split(/\s+/)
        return [name.toLowerCase(), sources] as const
      }),
    )
    const sources = directives.get('script-src-elem') ?? directives.get('script-src') ?? directives.get('default-src')
    return !sources || sources.some((source) => matches(source, new URL(origin), self))
  })
}

/** Whether a source expression covers an origin: `'self'`, `*`, `https:`, a host, or `*.` and a domain. */
function matches(source: string, { protocol, hostname, port, origin }: URL, self: string): boolean {
  if (source === "'self'") return origin === self
  if (source === '*' || source === protocol) return true
  const [, scheme, host, sourcePort] = /^(?:([a-z]+:)\/\/)?([\w.*[\]:-]+?)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? []
  if (!host || (scheme && scheme !== protocol)) return false
  const isPort = sourcePort === '*' || (sourcePort ?? defaultPort(protocol)) === (port || defaultPort(protocol))
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname
  return isPort && isHost
}

const defaultPort = (protocol: string) => (protocol === 'https:' ? '443' : '80')
