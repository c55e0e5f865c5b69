import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { FieldFrame } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './radio-cards.module.css'

interface RadioCard {
  readonly value: string
  /** The words: '$ 100', 'Bitcoin'. */
  readonly label: string
  readonly description?: ReactNode
}

export interface RadioCardsProps extends FieldProps {
  readonly options: readonly RadioCard[]
  /** Cards in a row. Default 4. */
  readonly columns?: 1 | 2 | 3 | 4
  /** The display face, for amounts. Default true. */
  readonly isMoney?: boolean
}

/** A choice from a few options, as cards: amount presets, coins. A radio group: arrow keys move, '' is no choice. */
export function RadioCards(props: RadioCardsProps): ReactNode {
  const { options, columns = 4, isMoney = true, value, onChange, onBlur, isDisabled, name, ref } = props
  const { label, description, error, isRequired, hideLabel, className } = props
  const frame = { label, description, error, isRequired, hideLabel, className, isGroup: true }
  const focused = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <FieldFrame {...frame}>
      {({ id, 'aria-describedby': describedBy, ...aria }, labelId) => (
        <div
          id={id}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          {...aria}
          className={css.cards}
          data-columns={columns}
        >
          {options.map((option) => (
            <label key={option.value} className={classNames(css.card, isMoney && css.money)}>
              <input
                ref={option.value === focused ? ref : undefined}
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled}
                className={css.input}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span>{option.label}</span>
              {option.description !== undefined && <small className={css.note}>{option.description}</small>}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
