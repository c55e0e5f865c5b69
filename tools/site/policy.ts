import { createHash } from 'node:crypto'
import { together, type Origins, type SiteFile } from './site-config.ts'

/** The hash sources of a page's inline scripts or styles; data blocks are not scripts. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map((match) => match[1]!)
  return inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Where a tester's own machine answers. Without a tester's key the shell loads nothing from there all the same. */
const OWN_MACHINE = 'http://localhost:* http://127.0.0.1:*'

/** What a site's file has shown from other hosts. */
export type ShownElsewhere = Pick<SiteFile, 'cryptoVideos' | 'logo' | 'providerOrigins' | 'vendorOrigins'>

/** The hosts of addresses, each once; one without a host is the shell's own. */
const hostsOf = (addresses: readonly string[]) =>
  [...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))]
    .filter((host) => host !== 'null')
    .join(' ')

/** The content security policy of the shell's page; at `/?try=…` it lets a tester's own machine take part. */
export function shellPolicy(html: string, origins: Origins, shown: ShownElsewhere, isTrial = false): string {
  const remotes = [...Object.values(origins.remotes), ...(isTrial ? [OWN_MACHINE] : [])].join(' ')
  const providers = together(origins.providers, shown.providerOrigins).join(' ')
  const vendors = together(origins.vendors, shown.vendorOrigins).join(' ')
  const rules = {
    'default-src': "'none'",
    'script-src': `'self' ${remotes} ${hashesOf(html, 'script').join(' ')}`,
    'style-src': `'self' ${remotes} ${hashesOf(html, 'style').join(' ')}`,
    'font-src': `'self' ${remotes}`,
    'img-src': `'self' data: blob: ${remotes} ${origins.api} ${providers} ${hostsOf([shown.logo ?? ''])}`,
    'connect-src': `'self' ${remotes} ${origins.apiPath ? '' : origins.api}`,
    'frame-src': `'self' ${vendors} ${providers} ${origins.api}`,
    // Videos of the crypto guide, from where the site's file names them.
    'media-src': `'self' ${hostsOf(Object.values(shown.cryptoVideos ?? {}))}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    // A provider's page may return inside its frame to our own payment page.
    'frame-ancestors': `'self' ${providers}`,
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypes.join(' '),
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value.replace(/ +/g, ' ').trim()}`)
    .join('; ')
}

const trustedTypes = [
  'croupier-html',
  'croupier-remotes',
  'croupier-shell',
  'croupier-worker',
  'croupier-account',
  'croupier-games',
  'croupier-cashier',
  'croupier-vip',
  'dompurify',
  // Each bundle carries its own copy of the sanitiser.
  "'allow-duplicates'",
]

/** The policy of a remote's own page, which shows one remote alone on a test host. */
function remotePolicy(): string {
  return "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
}

/**
 * The query of a payment window's document (`/?pay`), for this server and for nginx alike. The shell takes it out of an
 * address that is no payment page's (shell/src/frame/use-pay-status.ts).
 */
export const PAY_QUERY = '(^|&)pay(=|&|$)'

/**
 * What `Sec-Fetch-Site` says where no other site has asked for the page: an address of our own, one that was typed, and a
 * browser that says nothing. Whatever else it says, the answer has `server-timing: foreign`, which the page reads before it
 * places an order (D54).
 */
export const NOT_FOREIGN: readonly string[] = ['', 'none', 'same-origin']

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

/** What every file of a remote carries besides: pages of another origin load it. */
export const remoteHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': remotePolicy(),
}
