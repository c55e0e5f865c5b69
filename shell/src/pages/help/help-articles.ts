import type { Locale } from '@croupier/shared/i18n'
import { loadHelpArticle, type HelpArticle } from '../long-text/load-text.ts'
import { helpSlugs } from '../texts/document-names.ts'

export type HelpSlug = (typeof helpSlugs)[number]
export interface HelpEntry extends HelpArticle {
  readonly slug: HelpSlug
}

/** All help articles in a language, in the order in which the help centre lists them. */
export async function loadHelp(locale: Locale): Promise<HelpEntry[]> {
  return Promise.all(helpSlugs.map(async (slug) => ({ ...(await loadHelpArticle(slug, locale)), slug })))
}

/** Whether an address names a help article. */
export function isHelpSlug(slug: string | undefined): slug is HelpSlug {
  return helpSlugs.some((known) => known === slug)
}
