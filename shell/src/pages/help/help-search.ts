import MiniSearch from 'minisearch'
import { fold, type Locale } from '@croupier/shared/i18n'
import type { TextBlock } from '@croupier/shared/texts'
import { fillerWords } from './filler-words.ts'
import type { HelpEntry } from './help-articles.ts'

/** Scripts that are written without blanks: their words are searched by letter pairs. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/

/** In such a language, hiragana alone is grammar. */
const grammar = /^[\u3040-\u309f]+$/

/** The number of articles up to which those that match only some words of a question are added. */
const MIN_RESULTS = 5

/**
 * Makes a search over help articles: title first, then keywords, then the text itself (SH-22). Few articles match all
 * words of a question: those that match some come after them.
 */
export function createHelpSearch(articles: readonly HelpEntry[], locale: Locale): (query: string) => HelpEntry[] {
  const fillers = new Set(tokens(fillerWords[locale] ?? '').map(fold))
  const isFiller = (word: string) => fillers.has(word) || grammar.test(word)
  const index = new MiniSearch<HelpEntry>({
    idField: 'slug',
    fields: ['title', 'keywords', 'body'],
    extractField: (entry, field) => {
      if (field === 'body')
        return entry.sections.flatMap(({ title, blocks }) => [title ?? '', ...blocks.map(textOf)]).join(' ')
      if (field === 'keywords') return entry.keywords.join(' ')
      return field === 'title' ? entry.title : entry.slug
    },
    tokenize: tokens,
    processTerm: fold,
    searchOptions: { boost: { title: 4, keywords: 3 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(articles)
  const bySlug = new Map<string, HelpEntry>(articles.map((entry) => [entry.slug, entry]))
  return (query) => {
    if (query.trim() === '') return [...articles]
    const queryWords = tokens(query).map(fold)
    const significant = queryWords.filter((word) => !isFiller(word))
    const searched = significant.length > 0 ? significant : queryWords
    const exact = index.search(searched.join(' '), { combineWith: 'AND' })
    const some = exact.length > 0 ? searched : [...searched, ...searched.flatMap(stem)]
    const near = index.search(some.join(' '), { combineWith: 'OR' })
    const ranked = new Set([...exact, ...near.slice(0, MIN_RESULTS)].map(({ id }) => String(id)))
    return [...ranked].slice(0, Math.max(exact.length, MIN_RESULTS)).flatMap((slug) => bySlug.get(slug) ?? [])
  }
}

/**
 * The beginning that a longer word may share with its other forms (talletan, talletus). Shorter words are searched as
 * they are.
 */
function stem(word: string): string[] {
  return word.length > 5 ? [word.slice(0, Math.ceil(word.length * 0.6))] : []
}

function tokens(text: string): string[] {
  const spaced = text.split(/[\s\p{P}\p{S}]+/u).filter(Boolean)
  return spaced.flatMap((word) => (unspaced.test(word) ? letterPairs(word) : word))
}

function letterPairs(word: string): string[] {
  const letters = [...word]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => letters[index]! + letter)
}

function textOf(block: TextBlock): string {
  if ('p' in block) return block.p
  if ('note' in block) return block.note
  if ('ul' in block) return block.ul.join(' ')
  if ('ol' in block) return block.ol.join(' ')
  return [...block.table.head, ...block.table.rows.flat()].join(' ')
}
