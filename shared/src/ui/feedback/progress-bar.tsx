import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './progress-bar.module.css'

export interface ProgressBarProps {
  readonly label: string
  readonly value: number
  /** Default 100. */
  readonly max?: number
  /** The words for the value: '3 of 5'. */
  readonly valueText?: string
}

/** How far something has come: `value` of `max`, below its name. A `max` that is not above zero counts as 1. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps): ReactNode {
  const id = useId()
  return (
    <div>
      <div className={css.words}>
        <span id={id}>{label}</span>
        {valueText && <span>{valueText}</span>}
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={valueText}
        value={Math.max(0, value)}
        max={max > 0 ? max : 1}
        className={css.track}
      />
    </div>
  )
}
