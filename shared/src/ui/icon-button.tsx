import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components'
import './react-aria-style.ts'
import { classNames } from './class-names.ts'
import css from './icon-button.module.css'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** The name that is read out. */
  readonly label: string
  readonly icon: ReactNode
  /** A thin line around it, as the menu button has. */
  readonly isFramed?: boolean
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A square of 44 px with an icon. */
export function IconButton({ label, icon, isFramed, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={classNames(css.iconButton, isFramed && css.framed, className)}
    >
      {icon}
    </AriaButton>
  )
}
