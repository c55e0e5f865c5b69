import type { LabelHTMLAttributes, ReactNode } from 'react'
import css from './visually-hidden.module.css'

interface VisuallyHiddenProps extends Omit<LabelHTMLAttributes<HTMLElement>, 'className'> {
  /** The element, where it is not a span. */
  as?: 'h1' | 'h2' | 'label' | 'span'
}

/** Text for screen readers only. */
export function VisuallyHidden({ as, ...props }: VisuallyHiddenProps): ReactNode {
  const Element = as ?? 'span'
  return <Element {...props} className={css.hidden} />
}
