import { useEffect, useRef, type ReactNode } from 'react'
import css from './activation.module.css'

interface FocusOnPhaseChangeProps {
  /** The current phase; each phase has other buttons. */
  readonly phase: string
  readonly children: ReactNode
}

/**
 * Moves the focus to its children, the text about the phase, when the focused button disappears with a change of phase.
 */
export function FocusOnPhaseChange({ phase, children }: FocusOnPhaseChangeProps) {
  const container = useRef<HTMLDivElement>(null)
  const lastPhase = useRef(phase)
  useEffect(() => {
    if (lastPhase.current === phase) return
    lastPhase.current = phase
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [phase])
  return (
    <div ref={container} tabIndex={-1} className={css.status}>
      {children}
    </div>
  )
}
