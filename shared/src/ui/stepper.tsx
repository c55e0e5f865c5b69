import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './stepper.module.css'

export interface StepperProps {
  /** What the steps are of, read out. */
  readonly label: string
  readonly steps: readonly string[]
  /** Counts from zero; the number of steps when all are done. */
  readonly current: number
}

/** Where one is: done, here, to come. */
export function Stepper({ label, steps, current }: StepperProps): ReactNode {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          aria-current={index === current ? 'step' : undefined}
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
