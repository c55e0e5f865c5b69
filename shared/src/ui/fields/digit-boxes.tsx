import { useEffect, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './digit-boxes.module.css'
import { dateOfDigits, digitsOfDate, digitsOfText, fillDigits } from './digits.ts'
import { FieldFrame } from './field.tsx'
import type { FieldProps } from './field.tsx'

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
  const [digits, setDigits] = useState(() => (value === '' && unfinished?.current) || digitsOfDate(value))
  const [seen, setSeen] = useState(value)
  // Full-width digits that a Japanese keyboard is composing: a box that is left meanwhile would get them twice.
  const [draft, setDraft] = useState<{ index: number; text: string } | null>(null)
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  // A value from outside (a reset, a restored step) fills the boxes; half-typed digits have the value ''.
  if (value !== seen) {
    setSeen(value)
    if (value !== dateOfDigits(digits)) setDigits(digitsOfDate(value))
  }

  useEffect(() => {
    if (unfinished) unfinished.current = digits
  }, [digits, unfinished])

  const change = (next: readonly string[], focus: number | null): void => {
    setDigits(next)
    const date = dateOfDigits(next)
    if (date !== value) onChange(date)
    if (focus !== null) boxes.current[Math.max(0, Math.min(focus, 7))]?.focus()
  }

  const typed = (index: number, text: string, isFocused: boolean): void => {
    const entered = digitsOfText(text)
    // A password manager writes into boxes it does not focus: '1' as the month is 01.
    const padded = !isFocused && autofill[index] && index > 0 ? entered.padStart(2, '0') : entered
    // A second digit typed into a full box replaces the first one.
    const newDigits = isFocused && padded.length === 2 && digits[index] ? padded.replace(digits[index], '') : padded
    if (newDigits === '') return change(digits.with(index, ''), index)
    const filled = fillDigits(digits, newDigits.length >= 8 ? 0 : index, newDigits)
    change(filled.digits, isFocused ? filled.next : null)
  }

  const pressed = (index: number, event: KeyboardEvent<HTMLInputElement>): void => {
    if (draft !== null) return
    const go = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: 7 }[event.key]
    if (go !== undefined) boxes.current[Math.max(0, Math.min(go, 7))]?.focus()
    else if (event.key === 'Backspace')
      change(digits.with(digits[index] ? index : Math.max(0, index - 1), ''), index - 1)
    else if (event.key === 'Delete') change(digits.with(index, ''), index)
    else return
    event.preventDefault()
  }

  const pasted = (index: number, event: ClipboardEvent): void => {
    event.preventDefault()
    const text = digitsOfText(event.clipboardData.getData('text'))
    const filled = fillDigits(digits, text.length >= 8 ? 0 : index, text)
    change(filled.digits, filled.next)
  }

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
                else typed(index, currentTarget.value, currentTarget === document.activeElement)
              }}
              onCompositionStart={({ currentTarget }) => setDraft({ index, text: currentTarget.value })}
              onCompositionEnd={({ currentTarget }) => {
                setDraft(null)
                typed(index, currentTarget.value, true)
              }}
              onKeyDown={(event) => pressed(index, event)}
              onPaste={(event) => pasted(index, event)}
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
