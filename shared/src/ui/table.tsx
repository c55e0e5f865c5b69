import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './table.module.css'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  /** The row's name: set larger at the top of its card on phones. */
  readonly isRowHeader?: boolean
  /** No title beside it on phones (buttons). */
  readonly isBare?: boolean
}

export interface TableProps<Row> {
  /** What the table shows, read out. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  readonly rowClassName?: (row: Row) => string | undefined
}

/** A table that becomes a list of cards on phones. */
export function Table<Row>({ label, columns, rows, keyOf, rowClassName }: TableProps<Row>): ReactNode {
  return (
    <table aria-label={label} className={css.table}>
      <thead className={css.head}>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-align={column.align}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={classNames(css.row, rowClassName?.(row))}>
            {columns.map((column) => (
              <TableCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  const Tag = column.isRowHeader ? 'th' : 'td'
  const look = {
    className: classNames(css.cell, column.isRowHeader && css.name, column.isBare && css.bare),
    'data-align': column.align,
  }
  return (
    <Tag {...look} scope={column.isRowHeader ? 'row' : undefined}>
      {!column.isBare && (
        <span className={css.title} aria-hidden="true">
          {column.title}
        </span>
      )}
      <span className={css.value}>{column.cell(row)}</span>
    </Tag>
  )
}
