import { useEffect, useRef, type ReactNode } from 'react'
import css from './activation.module.css'

interface PlaceProps {
  /** What is going on: another one has other buttons. */
  readonly phase: string
  readonly children: ReactNode
}

/** Takes the focus of a button that went with what it has begun: the words about that stand here. */
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
