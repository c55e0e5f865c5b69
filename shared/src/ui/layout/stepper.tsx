import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import css from './stepper.module.css'

export interface StepperProps {
  /** What the steps belong to, read out. */
  readonly label: string
  readonly steps: readonly string[]
  /** Counts from zero; the number of steps when all are done. */
  readonly current: number
  /** The step with the field that was marked as wrong: the form itself focuses that field. */
  readonly failed?: number | undefined
}

/**
 * The steps that are done, current and to come. A new step is read from its top, by eyes and by screen readers: it gets
 * the focus, and at once, since a quick player may already be in a field a moment later.
 */
export function Stepper({ label, steps, current, failed }: StepperProps): ReactNode {
  const here = useRef<HTMLLIElement>(null)
  const shown = useRef(current)
  useLayoutEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (failed === current) return
    here.current?.focus({ preventScroll: true })
    here.current?.scrollIntoView({ block: 'center' })
  }, [current, failed])
  return (
    <ol role="list" className={css.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          {...(index === current && { ref: here, tabIndex: -1, 'aria-current': 'step' })}
          data-done={index < current ? '' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {index < current ? <Check size={14} /> : index + 1}
          </span>
          <span className={css.words}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
