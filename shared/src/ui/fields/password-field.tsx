import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { FieldFrame } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'
import { IconButton } from '../buttons/icon-button.tsx'

export interface PasswordFieldProps extends FieldProps {
  /** The id of a further description outside the field, which applies while the field is wrong as well. */
  readonly describedBy?: string | undefined
  /** 'Show password'; its state says whether it is shown. */
  readonly showLabel: string
  readonly autoComplete?: 'current-password' | 'new-password'
}

/** A password that can be shown. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { showLabel, onChange, isDisabled, isReadOnly, ref, ...rest } = props
  const { label, description, error, describedBy, isRequired, hideLabel, className, ...input } = rest
  const frame = { label, description, error, describedBy, isRequired, hideLabel, className }
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <div className={css.box} data-invalid={error ? '' : undefined} data-disabled={isDisabled ? '' : undefined}>
          <input
            {...input}
            {...ids}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            disabled={isDisabled}
            readOnly={isReadOnly}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={css.input}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            className={css.trailing}
            label={showLabel}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            onPress={() => setShown(!isShown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
