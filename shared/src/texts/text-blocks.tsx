import { Notice } from '../ui/index.ts'
import type { TextBlock, TextSection } from './format.ts'
import { Inline } from './inline.tsx'
import type { TextFacts } from './substitute.ts'
import { TextTableView } from './text-table.tsx'
import css from './texts.module.css'

interface SectionsProps {
  readonly sections: readonly TextSection[]
  readonly facts: TextFacts
  /** The level of the sections' headings: below the title of the page (2) or of the pop-up (3). */
  readonly level: 2 | 3
}

/** The sections of a long text (format.ts). */
export function TextSections({ sections, facts, level }: SectionsProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={css.document}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} className={css.section}>
          {title && (
            <Heading className={css.heading}>
              <Inline line={title} facts={facts} />
            </Heading>
          )}
          {blocks.map((block, index) => (
            <Block key={index} block={block} facts={facts} title={title} />
          ))}
        </section>
      ))}
    </div>
  )
}

interface BlockProps {
  readonly block: TextBlock
  readonly facts: TextFacts
  readonly title: string | undefined
}

function Block({ block, facts, title }: BlockProps) {
  if ('p' in block) {
    return (
      <p>
        <Inline line={block.p} facts={facts} />
      </p>
    )
  }
  if ('table' in block) return <TextTableView table={block.table} facts={facts} title={title} />
  if ('note' in block) {
    return (
      <Notice>
        <Inline line={block.note} facts={facts} />
      </Notice>
    )
  }
  const List = 'ol' in block ? 'ol' : 'ul'
  const lines = 'ol' in block ? block.ol : block.ul
  return (
    <List className={'ol' in block ? css.numbers : css.points}>
      {lines.map((line, index) => (
        <li key={index}>
          <Inline line={line} facts={facts} />
        </li>
      ))}
    </List>
  )
}
