import type { AriaAttributes, ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import type { ButtonVariant } from './button.tsx'

export interface LinkButtonProps extends AriaAttributes {
  /** A checked address: '#/path', or what `safeUrl` gave. */
  readonly href: string
  readonly variant?: ButtonVariant
  readonly size?: 'sm' | 'md' | 'lg'
  readonly isFull?: boolean
  /** Opens a new tab that cannot reach back. */
  readonly isExternal?: boolean
  readonly children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { variant, size, isFull, isExternal, children, ...rest } = props
  return (
    <a
      {...rest}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={buttonClass({ variant, size, isFull })}
    >
      {children}
    </a>
  )
}
