import type { Locale } from './locales.ts'

/** Names of countries in a language; the server's own name for a code that the language does not know. */
export function countryNames(locale: Locale): (code: string, enName: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return (code, enName) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || enName
}
