/** The languages of the product, in the order in which they are offered (site.md 1). */
export const LOCALES = ['en', 'pt', 'es', 'de', 'fr', 'it', 'fi', 'tr', 'ja', 'fil'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** Each language in its own words. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  fi: 'Suomi',
  tr: 'Türkçe',
  ja: '日本語',
  fil: 'Filipino',
}

/** Whether a text is the code of a language that the site has. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
