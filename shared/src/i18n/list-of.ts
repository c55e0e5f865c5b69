import type { Locale } from './locales.ts'

/** Names side by side, as the language writes them: 'A, B, C', 'A, B und C', 'A、B、C'. */
export const listOf = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names)
