import { useEffect, useRef, type ReactNode } from 'react'
import css from './activation.module.css'

interface PlaceProps {
  /** The current phase; each phase has other buttons. */
  readonly phase: string
  readonly children: ReactNode
}

/**
 * Moves the focus here when the focused button disappears with a change of phase: the text about the new phase is here.
 */
export function SteadyPlace({ phase, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [phase])
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {children}
    </div>
  )
}
