/**
 * A username or an address as it is stored and looked up: full-width letters, which come from the keyboard (ｔａｒｏ１),
 * become plain ones, and invisible characters, which were copied along, are removed.
 */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
