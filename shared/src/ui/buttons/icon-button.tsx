import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './icon-button.module.css'
import { pressable, type PressableProps } from './pressable.ts'

export interface IconButtonProps extends PressableProps {
  /** The name that is read out. */
  readonly label: string
  readonly icon: ReactNode
  readonly className?: string
}

/** A square of 44 px with an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button {...pressable(rest)} aria-label={label} className={classNames(css.iconButton, className)}>
      {icon}
    </button>
  )
}
