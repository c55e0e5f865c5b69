import { useState } from 'react'
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { FieldFrame } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './field.module.css'
import { useCaret } from './use-caret.ts'
import { useFirstFocus } from '../hooks/use-first-focus.ts'

export interface TextFieldProps extends Omit<FieldProps, 'onChange'> {
  /** `inputType`: how the value was changed ('insertFromPaste'), where the browser says so. */
  readonly onChange: (value: string, inputType?: string) => void
  /** The id of a further description outside the field, which applies while the field is wrong as well. */
  readonly describedBy?: string | undefined
  readonly type?: 'text' | 'date' | 'email' | 'tel' | 'password' | 'search'
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  /** No word of a language (a username, a code): the keyboard neither capitalises nor corrects it. */
  readonly isVerbatim?: boolean
  /** Has the focus when its screen opens. */
  readonly isFirst?: boolean
  readonly placeholder?: string
  readonly maxLength?: number
  /** Before and after the text, inside the box: '$', 'Visa'. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  /** Figures of equal width. */
  readonly isTabular?: boolean
  readonly onKeyDown?: InputHTMLAttributes<HTMLInputElement>['onKeyDown']
}

const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }

/** A line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  const { prefix, suffix, isTabular, onChange, isDisabled, isReadOnly, isFirst = false, ref, ...rest } = props
  const { label, description, error, describedBy, isRequired, hideLabel, className, isVerbatim, ...input } = rest
  const frame = { label, description, error, describedBy, isRequired, hideLabel, className }
  const field = useFirstFocus(isFirst, ref)
  // Text that an input method is still composing is not reported yet: a field that cleans its value would break it.
  const [draft, setDraft] = useState<string | null>(null)
  const keepCaret = useCaret()
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <div className={css.box} data-invalid={error ? '' : undefined} data-disabled={isDisabled ? '' : undefined}>
          {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
          <input
            {...input}
            {...ids}
            ref={field}
            type={input.type ?? 'text'}
            disabled={isDisabled}
            readOnly={isReadOnly}
            {...(isVerbatim && verbatim)}
            className={classNames(
              css.input,
              isTabular && css.tabular,
              input.type === 'date' && input.value === '' && css.noDate,
            )}
            value={draft ?? input.value}
            onChange={(event) => {
              keepCaret(event.target)
              if (draft !== null) setDraft(event.target.value)
              // A search follows each key, although Android composes each word; it does not clean its value.
              if (draft === null || input.type === 'search')
                onChange(event.target.value, inputTypeOf(event.nativeEvent))
            }}
            onCompositionStart={(event) => setDraft(event.currentTarget.value)}
            onCompositionEnd={(event) => {
              setDraft(null)
              onChange(event.currentTarget.value)
            }}
          />
          {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  )
}

const inputTypeOf = (event: Event) => (event instanceof InputEvent ? event.inputType : undefined)

/** A text of several lines. */
export function TextArea(props: FieldProps & { rows?: number; maxLength?: number; placeholder?: string }): ReactNode {
  const { label, description, error, isRequired, hideLabel, className, onChange, ref, ...rest } = props
  const { isDisabled, isReadOnly, ...input } = rest
  const frame = { label, description, error, isRequired, hideLabel, className }
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <div className={classNames(css.box, css.area)} data-invalid={error ? '' : undefined}>
          <textarea
            {...input}
            {...ids}
            ref={ref}
            disabled={isDisabled}
            readOnly={isReadOnly}
            className={css.input}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** The digits of a text, full-width ones included. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** Digits only, whatever is typed or pasted (mobile numbers, codes). */
export function DigitsField(props: Omit<TextFieldProps, 'type' | 'inputMode'>): ReactNode {
  return <TextField {...props} inputMode="numeric" isTabular onChange={(value) => props.onChange(digitsOf(value))} />
}
