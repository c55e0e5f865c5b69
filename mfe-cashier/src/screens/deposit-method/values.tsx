import { classNames } from '@croupier/shared/ui'
import { CopyValue } from '../../components/copy-value.tsx'
import css from './stages.module.css'

interface Row {
  readonly name: string
  readonly value: string
  /** The copy button's label, where the value can be copied. */
  readonly copy?: string
  /** What is copied, where it differs from what is shown. */
  readonly copied?: string
  /** A smaller line below the value. */
  readonly note?: string
  /** What is to be paid: it is seen first. */
  readonly isMain?: boolean
  /** An address of coins: long, compared letter by letter. */
  readonly isAddress?: boolean
}

/** Names and values of an order, with copy buttons. */
export function Values({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={css.amounts}>
      {rows.map(({ name, value, copy, copied, note, isMain, isAddress }) => (
        <div key={name} className={css.value}>
          <dt>{name}</dt>
          <dd className={css.group}>
            <span className={classNames(isMain && css.main, isAddress && css.address)}>
              {value}
              {note && <small className={css.note}>{note}</small>}
            </span>
            {copy && <CopyValue value={copied ?? value} label={copy} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
