/**
 * Normalises a username or mail address for registration and login: full-width letters of a keyboard (ｔａｒｏ１) become
 * plain ones, and invisible characters that were copied along are removed. The server does the same on its own
 * (sandbox/src/members/plain-name.ts): it relies on no client.
 */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
