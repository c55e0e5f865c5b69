import { substitute, type TextFacts } from '@croupier/shared/texts'
import { useText } from '../../words.ts'
import { HELP_ROOT } from '../info-pages.ts'
import { helpCategories } from '../texts/document-names.ts'
import type { HelpEntry } from './help-articles.ts'
import css from './help.module.css'

interface HelpListProps {
  readonly entries: readonly HelpEntry[]
  readonly facts: TextFacts
  /** True: grouped by category; false: in the order of the search. */
  readonly grouped: boolean
}

/** Help articles as links. */
export function HelpList({ entries, facts, grouped }: HelpListProps) {
  const text = useText()
  if (!grouped) return <Links entries={entries} facts={facts} />
  return (
    <div className={css.categories}>
      {helpCategories.map((category) => (
        <section key={category}>
          <h2 className={css.category}>{text(`help.category.${category}`)}</h2>
          <Links entries={entries.filter((entry) => entry.category === category)} facts={facts} />
        </section>
      ))}
    </div>
  )
}

function Links({ entries, facts }: Pick<HelpListProps, 'entries' | 'facts'>) {
  return (
    <ul role="list" className={css.links}>
      {entries.map(({ slug, title }) => (
        <li key={slug}>
          <a href={`#${HELP_ROOT}/${slug}`}>{substitute(title, facts)}</a>
        </li>
      ))}
    </ul>
  )
}
