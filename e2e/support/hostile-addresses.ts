import { site } from './site.ts'

const EXECUTING_SCHEMES = ['javascript:', 'data:text/html,', 'vbscript:', 'blob:', 'file:///', 'ftp://', 'intent://']
const DISGUISES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `  ${text}`,
  (text) => `\u0000${text}`,
  (text) => `${text.slice(0, 4)}\t${text.slice(4)}`,
  (text) => `${text.slice(0, 4)}\r\n${text.slice(4)}`,
  (text) => `\u200b${text}`,
]
const ABSOLUTE_PREFIXES = [
  '//',
  '\\\\',
  '/\\',
  '\\/',
  '///',
  '/%09/',
  '/\t/',
  '/%5c',
  'http:',
  'https:',
  'http:/',
  'https:///',
  'http:\\\\',
  '//\u200b',
]

/** Addresses that resemble, begin with, end with or contain the allowed host. */
const lookAlikes = (allowed: URL): string[] => {
  const { host, hostname, origin, port } = allowed
  return [
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    `http://evil.example/${host}`,
    `http://evil.example?${host}`,
    `http://evil.example#${origin}`,
    `http://${hostname}:${port}0/`,
    `http://${hostname}:80/`,
    `https://${host}/`,
    `http://x.${host}/`,
    `http://${hostname}.:${port}/`,
    `http://${host}%2eevil.example/`,
    `http://${host}\\@evil.example/`,
    `http://user:pass@${host}/`,
    `http://${host}:pass@evil.example/`,
    `http://evil.example\\${host}`,
    `//${host}.evil.example`,
    `http://[::1]:${port}/`,
    `http://127.0.0.1:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://2130706433:${port}/`,
    `http://\u006cocalhost.evil.example:${port}/`,
    `http://loc\u0430lhost:${port}/`,
    `http://evil.example/?u=${origin}`,
  ]
}

/** Addresses that a payment must never lead to (security.md 7): more than 120, in a few families. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...EXECUTING_SCHEMES.flatMap((scheme) => DISGUISES.map((disguise) => disguise(`${scheme}alert(1)//evil.example`))),
  ...ABSOLUTE_PREFIXES.flatMap((slashes) => [
    `${slashes}evil.example`,
    `${slashes}evil.example/%2f..`,
    ` ${slashes}evil.example`,
  ]),
  ...lookAlikes(new URL(site.providers)),
  ...[
    'https://evil.example',
    'HTTP://EVIL.EXAMPLE',
    `${site.vendor}/`,
    `${site.api}/mailbox`,
    '/order/D1',
    'order/D1',
    '',
    ' ',
  ],
]
