/**
 * A username or an address as it is stored and looked up: full-width letters, which come from the keyboard (ｔａｒｏ１),
 * become plain ones, and invisible characters, which were copied along, are removed. Forms do the same on their own
 * (shared/src/forms/plain-name.ts): the server relies on no client for what it stores.
 */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
