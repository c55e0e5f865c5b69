import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { dateOfDigits, digitsOfDate, digitsOfText, fillDigits } from './digits.ts'

interface DigitEntryOptions {
  /** 'YYYY-MM-DD', or '' until all eight digits are entered. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The digits of an incomplete birthday to begin with. */
  readonly unfinished: readonly string[] | null | undefined
  /** Whether a box is the first one of a month or a day, which a password manager may fill with one digit for two. */
  readonly isPadded: (index: number) => boolean
}

/** The digits of a birthday in eight boxes, and what typing, keys and a paste make of them (AC-09). */
export function useDigitEntry({ value, onChange, unfinished, isPadded }: DigitEntryOptions) {
  const [digits, setDigits] = useState(() => (value === '' && unfinished) || digitsOfDate(value))
  const [seen, setSeen] = useState(value)
  // Full-width digits that a Japanese keyboard is composing: a box that is left meanwhile would get them twice.
  const [draft, setDraft] = useState<{ index: number; text: string } | null>(null)
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  // A value from outside (a reset, a restored step) fills the boxes; half-typed digits have the value ''.
  if (value !== seen) {
    setSeen(value)
    if (value !== dateOfDigits(digits)) setDigits(digitsOfDate(value))
  }

  const focusBox = (index: number) => boxes.current[Math.max(0, Math.min(index, 7))]?.focus()

  const change = (next: readonly string[], focus: number | null): void => {
    setDigits(next)
    const date = dateOfDigits(next)
    if (date !== value) onChange(date)
    if (focus !== null) focusBox(focus)
  }

  const enter = (index: number, text: string, isFocused: boolean): void => {
    const entered = digitsOfText(text)
    // A password manager writes into boxes it does not focus: '1' as the month is 01.
    const padded = !isFocused && isPadded(index) ? entered.padStart(2, '0') : entered
    // A second digit typed into a full box replaces the first one.
    const newDigits = isFocused && padded.length === 2 && digits[index] ? padded.replace(digits[index], '') : padded
    if (newDigits === '') return change(digits.with(index, ''), index)
    const filled = fillDigits(digits, newDigits.length >= 8 ? 0 : index, newDigits)
    change(filled.digits, isFocused ? filled.next : null)
  }

  const onKeyDown = (index: number, event: KeyboardEvent<HTMLInputElement>): void => {
    if (draft !== null) return
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: 7 }[event.key]
    if (target !== undefined) focusBox(target)
    else if (event.key === 'Backspace')
      change(digits.with(digits[index] ? index : Math.max(0, index - 1), ''), index - 1)
    else if (event.key === 'Delete') change(digits.with(index, ''), index)
    else return
    event.preventDefault()
  }

  const onPaste = (index: number, event: ClipboardEvent): void => {
    event.preventDefault()
    const text = digitsOfText(event.clipboardData.getData('text'))
    const filled = fillDigits(digits, text.length >= 8 ? 0 : index, text)
    change(filled.digits, filled.next)
  }

  return { digits, draft, setDraft, boxes, enter, onKeyDown, onPaste }
}
