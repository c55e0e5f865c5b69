/** Hostile addresses for tests (security.md 7), generated from a few ideas. None leads to `evil.example` alone. */

const host = 'evil.example'

const schemes = ['javascript:', 'data:text/html,', 'vbscript:', 'blob:', 'file:///', 'about:', 'ftp://', 'ws://', 'intent://']
const disguises = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => ` ${text}`,
  (text: string) => `\u0001${text}`,
  (text: string) => `${text.slice(0, 3)}\t${text.slice(3)}`,
  (text: string) => `${text.slice(0, 3)}\n${text.slice(3)}`,
  (text: string) => `\ufeff${text}`,
]

/** Addresses of schemes that run, embed or reach elsewhere. */
export const hostileSchemes = schemes.flatMap((scheme) =>
  disguises.map((disguise) => disguise(`${scheme}alert(1)//${host}`)),
)

/** Texts that some reader takes for an address of another host. */
export const hostileHosts = [
  `//${host}`, `///${host}`, `////${host}`, `/\\${host}`, `\\\\${host}`, `\\/${host}`, `/\\/${host}`, `//\\${host}`,
  `http:${host}`, `https:${host}`, `http:/${host}`, `https:/${host}`, `https:///${host}`, `https:\\\\${host}`,
  `https:/\\${host}`, `hTTps:${host}`, `/\t/${host}`, `/\n/${host}`, `/\r\n/${host}`, `/ /${host}`, `\t//${host}`,
  `/%09/${host}`, `/%5c${host}`, `/%5c/${host}`, `/%2f/${host}`, `/%2f%2f${host}`, `/%2F${host}`, `/%252f${host}`,
  `/%252f%252f${host}`, `/%255c${host}`, `/.//${host}`, `/..//${host}`, `/./..//${host}`, `/%2e//${host}`,
  `/%2e%2e//${host}`, `/%0a/${host}`, `/%0d%0a/${host}`, `/%00/${host}`, `/#//${host}`, `#//${host}`, `/#/\\${host}`,
  `#/\\${host}`, `/#///${host}`, `#javascript:alert(1)`, `/#javascript:alert(1)`, `/#https://${host}`,
  `/\u2028/${host}`, `/\u200b/${host}`, `/\u00a0/${host}`, `\u202e//${host}`, `/#/%2f${host}`, `/#/%5c${host}`,
  `#/%09/${host}`, `/%e2%80%ae/${host}`, `/%`, `/%zz`, `#/%c0%af`, `?//${host}`, `${host}`, `.//${host}`,
]

/** Absolute addresses that look like pay.example.com and are not. */
export const lookAlikes = [
  'https://pay.example.com.evil.example/', 'https://pay.example.com@evil.example/', 'https://pay.example.comevil.example/',
  'https://evil.example/pay.example.com', 'https://evil.example?pay.example.com', 'https://evil.example#pay.example.com',
  'https://payxexample.com/', 'https://pay-example.com/', 'https://evilpay.example.com/', 'https://pay.example.com:8443/',
  'https://pay.example.co/', 'https://pay.example.com.:443@evil.example/', 'https://pay.example.com%2eevil.example/',
  'https://pay.example.com%00.evil.example/', 'https://pay.example.com%2f@evil.example/', 'https://xn--py-lia.example.com/',
  'https://p\u0430y.example.com/', 'https://pay.ex\u0430mple.com/', 'https://pay\u3002evil.example/',
  'https://user:pass@pay.example.com/', 'https://@evil.example/', 'https://127.0.0.1/', 'https://0x7f000001/',
  'https://[::1]/', 'https://pay.example.com../', 'https://.pay.example.com/', 'ftp://pay.example.com/',
  'https://pay.example.com\\@evil.example/', 'https://pay.example.com\t.evil.example/', 'https://',
]

export const notTexts: readonly unknown[] = [null, undefined, 0, 1, true, {}, [], ['/x'], { href: '/x' }, () => '/x', '', ' ', 'x'.repeat(3000)]
