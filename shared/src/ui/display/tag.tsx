import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './tag.module.css'

export interface TagProps {
  readonly tone?: 'ok' | 'danger' | 'warn' | 'accent' | 'soft'
  readonly children: ReactNode
}

/** A short label: a status, a discount, an amount to claim. */
export function Tag({ tone = 'soft', children }: TagProps): ReactNode {
  return <span className={classNames(css.tag, css[tone])}>{children}</span>
}
