/**
 * Normalises a username or mail address for registration and login: full-width letters of a keyboard (ｔａｒｏ１) become
 * plain ones, and invisible characters that were copied along are removed.
 */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
