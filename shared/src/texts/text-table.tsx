import { VisuallyHidden } from '../ui/index.ts'
import type { TextTable } from './format.ts'
import { Inline } from './inline.tsx'
import { substitute, type TextFacts } from './substitute.ts'
import css from './texts.module.css'

/** Columns that a phone has room for; a table with more shows its rows as cards there. */
const WIDE = 2

interface TextTableViewProps {
  readonly table: TextTable
  readonly facts: TextFacts
  /** The heading above the table: a caption that says the same is for screen readers only. */
  readonly title: string | undefined
}

/** A table of a long text. */
export function TextTableView({ table, facts, title }: TextTableViewProps) {
  const caption = <Inline line={table.caption} facts={facts} />
  const isRepeated = table.caption === title
  return (
    <table className={css.table} data-wide={table.head.length > WIDE || undefined}>
      <caption className={isRepeated ? css.unseen : undefined}>
        {isRepeated ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          {table.head.map((cell, index) => (
            <th key={index} scope="col">
              <Inline line={cell} facts={facts} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((cell, index) => (
              <td key={index} data-head={substitute(table.head[index] ?? '', facts)}>
                <Inline line={cell} facts={facts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
