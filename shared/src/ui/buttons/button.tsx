import type { ReactNode } from 'react'
import css from './button.module.css'
import { classNames } from '../styles/class-names.ts'
import { pressable, type PressableProps } from './pressable.ts'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'danger' | 'link'

export interface ButtonProps extends PressableProps {
  /** One primary button per screen: the main action. Default `primary`. */
  readonly variant?: ButtonVariant
  /** `lg` is the main button at a form's end. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** A spinner over the words: the width is kept, presses are ignored, the button stays focusable. */
  readonly isBusy?: boolean
  /** As wide as its container. */
  readonly isFull?: boolean
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** A button with words. While `isBusy` it keeps its width and the focus, and ignores presses. */
export function Button(props: ButtonProps): ReactNode {
  const { variant = 'primary', size = 'md', isBusy = false, isFull, icon, children, className, ...rest } = props
  return (
    <button {...pressable({ ...rest, isBusy })} className={buttonClass({ variant, size, isFull, className })}>
      <span className={css.content}>
        {icon}
        {children}
      </span>
      {isBusy && (
        <span className={css.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** The look of a button, for links and inputs that look like one. */
export function buttonClass(look: {
  variant?: ButtonVariant
  size?: 'sm' | 'md' | 'lg'
  isFull?: boolean
  className?: string
}): string {
  const { variant = 'primary', size = 'md', isFull, className } = look
  return classNames(css.button, css[variant], css[size], isFull && css.full, className)
}
