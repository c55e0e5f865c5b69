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

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps): ReactNode {
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={css.progress}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        {valueText && <span>{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
        className={css.track}
      >
        <div className={css.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  )
}
