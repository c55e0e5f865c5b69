import { classNames } from '@croupier/shared/ui'
import { CopyValue } from '../../../components/copy-value.tsx'
import css from './stages.module.css'

interface DetailRow {
  readonly name: string
  readonly value: string
  /** The copy button's label, if the value can be copied. */
  readonly copyLabel?: string
  /** What is copied, if it differs from what is shown. */
  readonly copyValue?: string
  /** A smaller line below the value. */
  readonly note?: string
  /** The amount to be paid, shown largest. */
  readonly isMain?: boolean
  /** A coin address: long, compared letter by letter. */
  readonly isAddress?: boolean
}

/** Names and values of an order, with copy buttons. */
export function OrderDetails({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className={css.amounts}>
      {rows.map(({ name, value, copyLabel, copyValue, note, isMain, isAddress }) => (
        <div key={name} className={css.value}>
          <dt>{name}</dt>
          <dd className={css.group}>
            <span className={classNames(isMain && css.main, isAddress && css.address)}>
              {value}
              {note && <small className={css.note}>{note}</small>}
            </span>
            {copyLabel && <CopyValue value={copyValue ?? value} label={copyLabel} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
