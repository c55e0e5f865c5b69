import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './spinner.module.css'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

/** A turning ring, in the text's colour. It does not turn under reduced motion. */
export function Spinner({ size = 20 }: { size?: number }): ReactNode {
  return (
    <svg className={css.spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

export interface LoadingStatusProps {
  /** What is read out: 'Loading'. */
  readonly label: string
  readonly children?: ReactNode
}

/** Tells screen readers that something is loading, around its skeleton; without one, shows a spinner and the words. */
export function LoadingStatus({ label, children }: LoadingStatusProps): ReactNode {
  const visible = !children
  return (
    <>
      <output className={classNames(css.waiting, visible && css.status)}>
        {visible && <Spinner size={24} />}
        {visible ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      </output>
      {children}
    </>
  )
}
