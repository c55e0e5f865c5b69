import { createHash } from 'node:crypto'
import { mergeOrigins, type Origins, type SiteFile } from './site-config.ts'

/** The hash sources of a page's inline scripts or styles; data blocks are not scripts. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map((match) => match[1]!)
  return inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** A tester's own machine. Even so, the shell loads nothing from there without a tester's key. */
const OWN_MACHINE = 'http://localhost:* http://127.0.0.1:*'

/** The settings of a site's file that show content from other hosts. */
export type ShownElsewhere = Pick<SiteFile, 'cryptoVideos' | 'logo' | 'providerOrigins' | 'vendorOrigins'>

/** The distinct hosts of these addresses; an address without a host belongs to the shell and is left out. */
const hostsOf = (addresses: readonly string[]) =>
  [...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))]
    .filter((host) => host !== 'null')
    .join(' ')

/** The content security policy of the shell's page; at `/?try=…` it also allows a tester's own machine. */
export function shellPolicy(html: string, origins: Origins, shown: ShownElsewhere, isTrial = false): string {
  const remotes = [...Object.values(origins.remotes), ...(isTrial ? [OWN_MACHINE] : [])].join(' ')
  const providers = mergeOrigins(origins.providers, shown.providerOrigins).join(' ')
  const vendors = mergeOrigins(origins.vendors, shown.vendorOrigins).join(' ')
  const rules = {
    'default-src': "'none'",
    'script-src': `'self' ${remotes} ${hashesOf(html, 'script').join(' ')}`,
    'style-src': `'self' ${remotes} ${hashesOf(html, 'style').join(' ')}`,
    'font-src': `'self' ${remotes}`,
    'img-src': `'self' data: blob: ${remotes} ${origins.api} ${providers} ${hostsOf([shown.logo ?? ''])}`,
    'connect-src': `'self' ${remotes} ${origins.apiPath ? '' : origins.api}`,
    'frame-src': `'self' ${vendors} ${providers} ${origins.api}`,
    // The crypto guide's videos, from the hosts that the site's file names.
    'media-src': `'self' ${hostsOf(Object.values(shown.cryptoVideos ?? {}))}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    // A provider's page in a frame may navigate back to our own payment page.
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
  // Each bundle has its own copy of the sanitiser.
  "'allow-duplicates'",
]

/** The policy of a remote's standalone page, which shows only that remote on a test host. */
function remotePolicy(): string {
  return "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
}

/**
 * The query of a payment window's document (`/?pay`), for both this server and nginx. The shell removes it from an
 * address that is not a payment page's (shell/src/frame/payments/use-pay-status.ts).
 */
export const PAY_QUERY = '(^|&)pay(=|&|$)'

/**
 * Values of `Sec-Fetch-Site` that show that no other site requested the page: a link of our own, a typed address, and a
 * browser that does not send the header. With any other value the response has `server-timing: foreign`, which the page
 * reads before it places an order (D54).
 */
export const NOT_FOREIGN: readonly string[] = ['', 'none', 'same-origin']

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Additional headers of every file of a remote: pages of another origin load them. */
export const remoteHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': remotePolicy(),
}
