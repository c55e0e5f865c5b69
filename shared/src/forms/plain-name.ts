/**
 * A username or an address as it is registered and logged in by: the width of its letters is the keyboard's (ｔａｒｏ１), and
 * what nobody sees came along from where it was copied.
 */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
