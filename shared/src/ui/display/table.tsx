import { memo, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
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

/** Which rows of a long table are drawn; the space before and after them is kept (px). */
interface TablePart {
  /** The place of the first drawn row, from 0, and how many rows there are in all. */
  readonly first: number
  readonly total: number
  readonly before: number
  readonly after: number
  /** The ref of each rendered row, whose `data-index` is its place. */
  readonly measure: (row: HTMLTableRowElement | null) => void
}

export interface TableProps<Row> {
  /** What the table shows, read out. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  readonly rowClassName?: (row: Row) => string | undefined
  /** `rows` are a part of a longer table. */
  readonly part?: TablePart
}

/** A table that becomes a list of cards on phones. */
export function Table<Row>({ label, columns, rows, keyOf, rowClassName, part }: TableProps<Row>): ReactNode {
  const isPart = part !== undefined && rows.length < part.total
  const space = (height = 0) =>
    height > 0 && <tr aria-hidden="true" className={css.space} style={{ blockSize: height }} />
  return (
    <table
      aria-label={label}
      className={classNames(css.table, part && css.part)}
      aria-rowcount={isPart ? part.total + 1 : undefined}
    >
      <thead className={css.head}>
        <tr aria-rowindex={isPart ? 1 : undefined}>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-align={column.align}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {space(part?.before)}
        {rows.map((row, index) => (
          <TableRow
            key={keyOf(row)}
            row={row}
            columns={columns}
            className={rowClassName?.(row)}
            index={part && part.first + index}
            isCounted={isPart}
            measure={part?.measure}
          />
        ))}
        {space(part?.after)}
      </tbody>
    </table>
  )
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly className: string | undefined
  readonly index: number | undefined
  readonly isCounted: boolean
  readonly measure: TablePart['measure'] | undefined
}

/** Memoised: rendered once while a long table scrolls past. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, className, index, isCounted, measure } = props
  return (
    <tr
      ref={measure}
      data-index={index}
      // The head is row 1.
      aria-rowindex={isCounted && index !== undefined ? index + 2 : undefined}
      className={classNames(css.row, className)}
    >
      {columns.map((column) => (
        <TableCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  const Tag = column.isRowHeader ? 'th' : 'td'
  const attributes = {
    className: classNames(css.cell, column.isRowHeader && css.name, column.isBare && css.bare),
    'data-align': column.align,
  }
  return (
    <Tag {...attributes} scope={column.isRowHeader ? 'row' : undefined}>
      {!column.isBare && (
        <span className={css.title} aria-hidden="true">
          {column.title}
        </span>
      )}
      <span className={css.value}>{column.cell(row)}</span>
    </Tag>
  )
}
