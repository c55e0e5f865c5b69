import { useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './digit-boxes.module.css'
import { FieldFrame } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { useDigitEntry } from './use-digit-entry.ts'

/** The boxes where a year, a month and a day begin. */
const autofill: Readonly<Record<number, string>> = { 0: 'bday-year', 4: 'bday-month', 6: 'bday-day' }

export interface DigitBoxesProps extends FieldProps {
  /** Eight names: 'Year digit 1'..4, 'Month digit 1'..2, 'Day digit 1'..2. */
  readonly digitLabels: readonly string[]
  /** Shown in the empty boxes, a letter each: 'YYYYMMDD'. */
  readonly placeholder?: string
  /** Beside the boxes: '18+'. */
  readonly marker?: string
  /** Where the digits of an incomplete birthday are kept, for a form that takes the boxes away and shows them again. */
  readonly unfinished?: RefObject<readonly string[] | null>
}

/** A birthday in eight boxes. The value is 'YYYY-MM-DD', or '' until all eight are entered (AC-09). */
export function DigitBoxes(props: DigitBoxesProps): ReactNode {
  const { digitLabels, placeholder, marker, unfinished, value, onChange, onBlur, isDisabled, ref } = props
  const { label, description, error, isRequired, hideLabel, className } = props
  const frame = { label, description, error, isRequired, hideLabel, className, isGroup: true }
  const { digits, draft, setDraft, boxes, enter, onKeyDown, onPaste } = useDigitEntry({
    value,
    onChange,
    unfinished: unfinished?.current,
    isPadded: (index) => index > 0 && index in autofill,
  })

  useEffect(() => {
    if (unfinished) unfinished.current = digits
  }, [digits, unfinished])

  return (
    <FieldFrame {...frame}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': needed }, labelId) => (
        <fieldset id={id} aria-labelledby={labelId} aria-describedby={describedBy} className={css.row}>
          {digits.map((digit, index) => (
            <input
              // The boxes never change their order.
              key={index}
              ref={(element) => {
                boxes.current[index] = element
                if (index === 0) ref?.(element)
              }}
              className={classNames(css.box, (index === 4 || index === 6) && css.part)}
              aria-label={digitLabels[index]}
              placeholder={placeholder?.[index]}
              aria-invalid={invalid}
              aria-required={needed}
              inputMode="numeric"
              // Room for all digits: phones paste and managers fill by way of one box.
              autoComplete={autofill[index] ?? 'off'}
              maxLength={10}
              value={draft?.index === index ? draft.text : digit}
              disabled={isDisabled}
              // Not onChange: typing the same digit again has to move on too.
              onInput={({ currentTarget }) => {
                if (draft) setDraft({ index, text: currentTarget.value })
                else enter(index, currentTarget.value, currentTarget === document.activeElement)
              }}
              onCompositionStart={({ currentTarget }) => setDraft({ index, text: currentTarget.value })}
              onCompositionEnd={({ currentTarget }) => {
                setDraft(null)
                enter(index, currentTarget.value, true)
              }}
              onKeyDown={(event) => onKeyDown(index, event)}
              onPaste={(event) => onPaste(index, event)}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={onBlur}
            />
          ))}
          {marker !== undefined && <span className={css.marker}>{marker}</span>}
        </fieldset>
      )}
    </FieldFrame>
  )
}
