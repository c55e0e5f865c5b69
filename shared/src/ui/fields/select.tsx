import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { FieldFrame } from './field.tsx'
import type { FieldProps } from './field.tsx'
import fieldCss from './field.module.css'
import css from './select.module.css'

export interface Option {
  readonly value: string
  readonly label: string
  /** Stands beside the label in the list and is found by typing; the field shows the label alone. */
  readonly hint?: string
  /** Further names that the option is found by, each typed in full. */
  readonly names?: readonly string[]
}

export interface SelectProps extends FieldProps {
  readonly options: readonly Option[]
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
  readonly autoComplete?: string
  /** Inside the box, before the arrow: a picture of what is chosen. */
  readonly adornment?: ReactNode
}

/** A list with more options takes longer to render than the form around it: that of all countries does. */
const MANY = 40

/** A choice from a few options, in the platform's own list: a wheel on phones, styled where the browser can. */
export function Select(props: SelectProps): ReactNode {
  const { options, placeholder = '', adornment, value, onChange, isDisabled, isReadOnly, ref, ...rest } = props
  const { label, description, error, isRequired, hideLabel, className, ...input } = rest
  const frame = { label, description, error, isRequired, hideLabel, className }
  const isChosen = (option: Option) => option.value === value
  // The form is first painted with the chosen option alone; the rest of a long list follows.
  const later = useDeferredValue(options, options.filter(isChosen))
  const listed = options.length > MANY ? later : options
  const chosen = listed.find(isChosen)
  const isKnown = chosen !== undefined
  const list = useMemo(() => listed.map(optionElement), [listed])
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <div
          className={classNames(fieldCss.box, css.box)}
          data-invalid={error ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
        >
          <select
            {...input}
            {...ids}
            ref={ref}
            value={isKnown ? value : ''}
            disabled={isDisabled || isReadOnly}
            className={classNames(
              fieldCss.input,
              css.select,
              !isKnown && css.unset,
              !!adornment && css.adorned,
              chosen?.hint && css.covered,
            )}
            onChange={(event) => onChange(event.target.value)}
          >
            {!listed.some((option) => option.value === '') && (
              <option value="" disabled={isRequired}>
                {placeholder}
              </option>
            )}
            {list}
          </select>
          {chosen?.hint && (
            <span className={css.chosen} aria-hidden="true">
              {chosen.label}
            </span>
          )}
          {adornment ? <span className={css.adornment}>{adornment}</span> : null}
          <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}

const optionElement = ({ value, label, hint }: Option) => (
  <option key={value} value={value}>
    {hint ? `${label} ${hint}` : label}
  </option>
)
