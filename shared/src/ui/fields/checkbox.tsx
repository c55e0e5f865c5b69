import type { ReactNode } from 'react'
import { useId } from 'react'
import css from './checkbox.module.css'

export interface CheckboxProps {
  /** The words beside the box; links in them work. */
  readonly children: ReactNode
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly name?: string
  readonly error?: string
  readonly ref?: (element: HTMLElement | null) => void
}

/** A box to tick, its words beside it and its error below, which is read out with it. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { children, value, onChange, name, error, ref } = props
  const noteId = useId()
  return (
    <div>
      <label className={css.row}>
        <input
          ref={ref}
          type="checkbox"
          name={name}
          checked={value}
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
