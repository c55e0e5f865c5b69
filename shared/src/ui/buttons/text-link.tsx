import type { ReactNode } from 'react'
import css from './text-link.module.css'

export interface TextLinkProps {
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Words inside a sentence that open a pop-up; as large as the sentence. */
export function TextLink({ onPress, children }: TextLinkProps): ReactNode {
  return (
    <button type="button" className={css.link} onClick={onPress}>
      {children}
    </button>
  )
}
