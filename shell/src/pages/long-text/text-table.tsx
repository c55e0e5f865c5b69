import type { TextTable } from '../texts/format.ts'
import { Inline } from './inline.tsx'
import type { TextFacts } from './substitute.ts'
import css from './long-text.module.css'

/** A table of a long text; its words break where a phone is too narrow. */
export function TextTableView({ table, facts }: { table: TextTable; facts: TextFacts }) {
  return (
    <table className={css.table}>
      <caption>
        <Inline line={table.caption} facts={facts} />
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
              <td key={index}>
                <Inline line={cell} facts={facts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
