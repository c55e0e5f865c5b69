import MiniSearch from 'minisearch'
import { fold } from '@croupier/shared/i18n'
import type { TextBlock } from '../texts/format.ts'
import type { HelpEntry } from './use-help-articles.ts'

/** Words of a language that is written without blanks are found letter pair by letter pair. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/

/** Makes a search over help articles: title first, then keywords, then the text itself (SH-22). */
export function createHelpSearch(articles: readonly HelpEntry[]): (query: string) => HelpEntry[] {
  const index = new MiniSearch<HelpEntry>({
    idField: 'slug',
    fields: ['title', 'keywords', 'body'],
    extractField: (entry, field) => {
      if (field === 'body')
        return entry.sections.flatMap(({ title, blocks }) => [title ?? '', ...blocks.map(words)]).join(' ')
      if (field === 'keywords') return entry.keywords.join(' ')
      return field === 'title' ? entry.title : entry.slug
    },
    tokenize: tokens,
    processTerm: fold,
    searchOptions: { boost: { title: 4, keywords: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(articles)
  const bySlug = new Map<string, HelpEntry>(articles.map((entry) => [entry.slug, entry]))
  return (query) =>
    query.trim() === '' ? [...articles] : index.search(query).flatMap(({ id }) => bySlug.get(String(id)) ?? [])
}

function tokens(text: string): string[] {
  const spaced = text.split(/[\s\p{P}\p{S}]+/u).filter(Boolean)
  return spaced.flatMap((word) => (unspaced.test(word) ? pairs(word) : word))
}

function pairs(word: string): string[] {
  const letters = [...word]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => letters[index]! + letter)
}

function words(block: TextBlock): string {
  if ('p' in block) return block.p
  if ('note' in block) return block.note
  if ('ul' in block) return block.ul.join(' ')
  if ('ol' in block) return block.ol.join(' ')
  return [...block.table.head, ...block.table.rows.flat()].join(' ')
}
