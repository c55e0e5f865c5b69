import type { ReactNode } from 'react'
import { formatMoney } from '../../money/index.ts'
import { classNames } from '../styles/class-names.ts'
import css from './money.module.css'

export interface MoneyProps {
  readonly amount: string
  readonly currency: string
  readonly symbol?: string
  /** Default: the document's language. */
  readonly locale?: string
  readonly fraction?: 'fixed' | 'auto'
  readonly tone?: 'accent' | 'ok' | 'danger' | 'soft'
  readonly size?: 'inherit' | 'lg'
}

/** An amount with its currency. `inherit`: figures of equal width, for lists and what changes; `lg`: the display face. */
export function Money(props: MoneyProps): ReactNode {
  const { amount, currency, symbol, locale, fraction, tone, size = 'inherit' } = props
  const words = formatMoney(amount, {
    currency,
    symbol,
    fraction,
    locale: locale ?? (document.documentElement.lang || 'en'),
  })
  return <span className={classNames(css.money, tone && css[tone], css[size])}>{words}</span>
}
