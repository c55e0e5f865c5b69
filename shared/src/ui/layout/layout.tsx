import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './layout.module.css'

export interface StackProps {
  /** Steps of the 4 px scale. Default 4 (16 px), the space between fields. */
  readonly gap?: 2 | 3 | 4 | 6
  readonly className?: string
  readonly children: ReactNode
}

/** Parts below each other. */
export function Stack({ gap = 4, className, children }: StackProps): ReactNode {
  return (
    <div className={classNames(css.stack, className)} data-gap={gap}>
      {children}
    </div>
  )
}

export interface FieldRowProps {
  readonly columns?: 2 | 3
  /** Below each other on phones: long choices (a country) are cut off in half a line. */
  readonly stacks?: boolean
  readonly children: ReactNode
}

/** Fields beside each other: two of equal width, or three as a card's month, year and code need them. */
export function FieldRow({ columns = 2, stacks = false, children }: FieldRowProps): ReactNode {
  return (
    <div className={css.row} data-columns={columns} data-stacks={stacks}>
      {children}
    </div>
  )
}

/** Small print below a main button. */
export function SmallPrint({ children }: { children: ReactNode }): ReactNode {
  return <p className={css.print}>{children}</p>
}

/** Names and values (personal details, an order). */
export function DetailList({ items }: { items: readonly { name: string; value: ReactNode }[] }): ReactNode {
  return (
    <dl>
      {items.map(({ name, value }) => (
        <div key={name} className={css.detail}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A framed remark: what to know, what went wrong. */
export function Notice(props: { tone?: 'accent' | 'warn' | 'danger' | 'ok'; children: ReactNode }): ReactNode {
  const { tone = 'accent', children } = props
  return (
    <div className={css.notice} data-tone={tone}>
      {children}
    </div>
  )
}
