import type { ReactNode } from 'react'
import css from './text-link.module.css'

/** A word inside a sentence that opens a pop-up. */
export function TextLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.link} onClick={onPress}>
      {children}
    </button>
  )
}
