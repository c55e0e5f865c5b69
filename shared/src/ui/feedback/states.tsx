import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import css from './states.module.css'

export interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  /** What to do next: a Button or LinkButton. */
  readonly action?: ReactNode
}

/** Nothing is here, and that is fine. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className={css.state}>
      {icon && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  )
}

export interface ErrorStateProps {
  /** What happened and what to do. */
  readonly message: string
  readonly title?: string
  readonly retryLabel?: string
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
  /** Another way on, below Try again. */
  readonly children?: ReactNode
}

/** Something could not be loaded: said aloud, with Try again. */
export function ErrorState({ message, title, retryLabel, onRetry, isRetrying, children }: ErrorStateProps): ReactNode {
  return (
    <div className={css.state} role="alert">
      {title && <p className={css.title}>{title}</p>}
      <p className={css.text}>{message}</p>
      {onRetry && retryLabel && (
        <Button variant="ghost" onPress={onRetry} isBusy={isRetrying}>
          {retryLabel}
        </Button>
      )}
      {children}
    </div>
  )
}
