import { DEFAULT_LOCALE, type Locale } from '@croupier/shared/i18n'
import { inLanguage, type TextDocument } from '@croupier/shared/texts'
import type { DocumentName } from '../info-pages.ts'
import { legalDocuments, type helpCategories } from '../texts/document-names.ts'
import { fetchText, isTimeout } from './fetch-text.ts'

/** A document with what the help centre's list and search need. */
export interface HelpArticle extends TextDocument {
  readonly category: (typeof helpCategories)[number]
  readonly keywords: readonly string[]
}

/** Whether a text is in English only, as the four legal ones are. */
export function isLegal(document: DocumentName): document is (typeof legalDocuments)[number] {
  return legalDocuments.some((name) => name === document)
}

/** One long text in a language, a file of its own; English where that language has none. */
export async function loadText(document: DocumentName, locale: Locale): Promise<TextDocument> {
  return load<TextDocument>(document, isLegal(document) ? DEFAULT_LOCALE : locale)
}

/** One article of the help in a language, a file of its own; English where that language has none. */
export async function loadHelpArticle(slug: string, locale: Locale): Promise<HelpArticle> {
  return load<HelpArticle>(`help/${slug}`, locale)
}

const load = <Text>(path: string, locale: Locale): Promise<Text> =>
  inLanguage(locale, (each) => read<Text>(path, each), isTimeout)

/** A build replaces the import by each text's address: as chunks, their names would add 2 KB to the first page. */
async function read<Text>(path: string, locale: Locale): Promise<Text> {
  const { default: text } = (await import(
    /* webpackMode: "eager", webpackInclude: /\.json$/ */ `../texts/${path}/${locale}.json`
  )) as { default: Text | string }
  return typeof text === 'string' ? ((await fetchText(text)) as Text) : text
}
