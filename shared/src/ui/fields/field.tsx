import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './field.module.css'

/** What every field takes. `form.field(name)` of the form kit gives name, value, onChange, error and ref. */
export interface FieldProps<Value = string> {
  readonly label: string
  /** Help below the field. */
  readonly description?: ReactNode
  /** Below the field, in place of the help; marks the field as wrong. */
  readonly error?: string
  readonly name?: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean
  readonly className?: string
  /** Something that can take the focus when the field is wrong. */
  readonly ref?: (element: HTMLElement | null) => void
}

interface FieldIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldFrameProps extends Pick<
  FieldProps<unknown>,
  'label' | 'description' | 'error' | 'isRequired' | 'hideLabel' | 'className'
> {
  /** The id of a further description outside the field, which applies while the field is wrong as well. */
  readonly describedBy?: string | undefined
  /** A group names itself by a legend-like label; a single input by a real one. */
  readonly isGroup?: boolean
  /** Gets the attributes that tie the input to its texts, and the label's id. */
  readonly children: (ids: FieldIds, labelId: string) => ReactNode
}

/** Label above, help or error below, tied to the input. The one frame of all fields. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { label, description, error, describedBy, isRequired, hideLabel, isGroup, className, children } = props
  const id = useId()
  const labelId = `${id}-label`
  const note = error || description
  const ids: FieldIds = {
    id,
    'aria-describedby': [note && `${id}-note`, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  }
  const labelClass = classNames(css.label, hideLabel && css.hiddenLabel)
  return (
    <div className={classNames(css.field, className)}>
      {isGroup ? (
        <span id={labelId} className={labelClass}>
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={id} className={labelClass}>
          {label}
        </label>
      )}
      {children(ids, labelId)}
      {note && (
        <div id={`${id}-note`} className={error ? css.error : css.description}>
          {note}
        </div>
      )}
    </div>
  )
}
