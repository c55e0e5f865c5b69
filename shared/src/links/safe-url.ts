import { parsedUrl } from './parsed-url.ts'
import { addressText } from './address-text.ts'

export interface SafeUrlOptions {
  /** The base that relative addresses are resolved against. Without it they are refused. */
  readonly base?: string | URL
  /**
   * Hosts that may be named: 'pay.example.com' (default port), 'localhost:4020', an origin with its scheme,
   * or '*.example.com' for its subdomains. Without it any host will do. The base's own host always will.
   */
  readonly allowedHosts?: readonly string[]
}

/**
 * The parsed, canonical address, or null (with a logged warning) where it is not a plain http or https one
 * (D21, security.md 7). Use the returned URL, never the raw text.
 */
export function safeUrl(value: unknown, options: SafeUrlOptions = {}): URL | null {
  const text = addressText(value instanceof URL ? value.href : value)
  if (text === null) return refused('characters')
  // Parsers disagree about the host of 'http:evil' and 'https:///evil'.
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^https?:\/\/[^/]/i.test(text)) return refused('scheme')
  if (/^\/\/\/?/.test(text) && !/^\/\/[^/]/.test(text)) return refused('slashes')
  const base = options.base === undefined ? null : parsedUrl(String(options.base))
  const url = parsedUrl(text, base ?? undefined)
  if (!url) return refused('form')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('scheme')
  if (url.username !== '' || url.password !== '') return refused('credentials')
  if (url.hostname === '' || /%|\.\./.test(url.hostname)) return refused('host')
  const isBaseOrigin = base !== null && url.origin === base.origin
  if (options.allowedHosts && !isBaseOrigin && !isListed(url, options.allowedHosts)) return refused('host not listed')
  return url
}

/** Whether the host of `url` is named by the list (see SafeUrlOptions). Whole labels are compared. */
export function isListed(url: URL, hosts: readonly string[]): boolean {
  return hosts.some((entry) => {
    const wanted = entry.trim().toLowerCase()
    if (wanted.includes('://')) return parsedUrl(wanted)?.origin === url.origin
    if (wanted.startsWith('*.')) return url.port === '' && url.hostname.endsWith(wanted.slice(1))
    return wanted !== '' && url.host === wanted
  })
}

function refused(reason: string): null {
  // The address itself may carry a token: only the reason is logged.
  console.warn(`an address was refused: ${reason}`)
  return null
}
