import type { Locale } from './locales.ts'

interface ServerCountry {
  readonly isoCode2: string
  readonly enName: string
}

/** Names of countries in a language; the server's own name for a code that the language does not know. */
export function countryNames(locale: Locale): (code: string, enName: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return (code, enName) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || enName
}

/** The countries of a picker, named in a language and in its order: 'Saksa' stands under S, not under Germany. */
export function countriesIn(locale: Locale, countries: readonly ServerCountry[]): { code: string; name: string }[] {
  const nameOf = countryNames(locale)
  const { compare } = new Intl.Collator(locale)
  return countries
    .map(({ isoCode2, enName }) => ({ code: isoCode2, name: nameOf(isoCode2, enName) }))
    .sort((one, other) => compare(one.name, other.name))
}
