import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts'

/**
 * Reads a text in a language, or in English where that language has none. Rejects with what the last try threw.
 * @param isFinal whether an error would hit English as well, as a network that is too slow does
 */
export async function inLanguage<Text>(
  locale: Locale,
  read: (locale: Locale) => Promise<Text>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Text> {
  try {
    return await read(locale)
  } catch (error) {
    if (locale === DEFAULT_LOCALE || isFinal(error)) throw error
    console.error(`a text is missing in ${locale}`, error)
    return read(DEFAULT_LOCALE)
  }
}
