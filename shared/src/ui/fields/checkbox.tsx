import type { ReactNode } from 'react'
import { useId } from 'react'
import css from './checkbox.module.css'
import { classNames } from '../styles/class-names.ts'

export interface CheckboxProps {
  /** The words beside the box; links in them work. */
  readonly children: ReactNode
  /** The name that is read out, where the words hold more than a name. */
  readonly label?: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly name?: string
  readonly error?: string
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly className?: string
  readonly ref?: (element: HTMLElement | null) => void
}

/** A box to tick, its words beside it and its error below, which is read out with it. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { children, label, value, onChange, name, error, isRequired, isDisabled, className, ref } = props
  const noteId = useId()
  return (
    <div className={className}>
      <label className={classNames(css.row, isDisabled && css.disabled)}>
        <input
          ref={ref}
          type="checkbox"
          name={name}
          checked={value}
          disabled={isDisabled}
          aria-label={label}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className={css.box}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <div id={noteId} className={css.error}>
          {error}
        </div>
      )}
    </div>
  )
}
