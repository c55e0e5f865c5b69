import { DEFAULT_LOCALE, type Locale } from '@croupier/shared/i18n'
import type { DocumentName } from '../info-pages.ts'
import { legalDocuments, type HelpArticle, type TextDocument } from '../texts/format.ts'

/** Whether a text is in English only, as the four legal ones are. */
export function isLegal(document: DocumentName): boolean {
  return legalDocuments.some((name) => name === document)
}

/** One long text in a language, a chunk of its own; English where that language has none. */
export async function loadText(document: DocumentName, locale: Locale): Promise<TextDocument> {
  return load<TextDocument>(document, isLegal(document) ? DEFAULT_LOCALE : locale)
}

export async function loadHelpArticle(slug: string, locale: Locale): Promise<HelpArticle> {
  return load<HelpArticle>(`help/${slug}`, locale)
}

async function load<Text>(path: string, locale: Locale): Promise<Text> {
  const read = async (language: Locale) =>
    ((await import(/* webpackInclude: /\.json$/ */ `../texts/${path}/${language}.json`)) as { default: Text }).default
  try {
    return await read(locale)
  } catch (error) {
    if (locale === DEFAULT_LOCALE) throw error
    console.error(`no ${path} in ${locale}`, error)
    return read(DEFAULT_LOCALE)
  }
}
