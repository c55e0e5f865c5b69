import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import {
  addAmounts,
  amountText,
  compareAmounts,
  decimalMark,
  decimalsOf,
  fromMinor,
  isAmount,
  roundAmount,
  subtractAmounts,
  typedText,
} from '../../money/index.ts'
import { useLocale } from '../../i18n/messages.tsx'
import css from './field.module.css'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export interface NumberBoxProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Decimal texts. The checks of the form judge the value; the arrow keys stay within these. */
  readonly min?: string
  readonly max?: string
  /** How far an arrow key goes, and how many decimals can be typed. Default '1'. */
  readonly step?: string
  /** How many decimals can be typed where that is more than the step has. */
  readonly decimals?: number
  /** Shown with the description where typed digits do not count: says which amount does. */
  readonly cutNote?: (value: string) => string
}

/**
 * Input types that insert a whole text, however little of it is new ('250.559' over '250.55'): no digit of it may be
 * lost.
 */
const PASTES = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertFromYank']

/**
 * An amount as decimal text, never a binary float, shown as the language writes it. Arrow keys add and subtract a step.
 * While the player types, the box shows what they type ('1.500,5'); on blur it shows what was understood ('1500,50').
 * Where that is another amount ('12.50' in whole amounts), `cutNote` says so.
 */
export function NumberBox(props: NumberBoxProps): ReactNode {
  const { min, max, step = '1', cutNote, onChange, onKeyDown, ...field } = props
  const { decimals = decimalsOf(step), ...rest } = field
  const mark = decimalMark(useLocale())
  const [typed, setTyped] = useState({ text: '', value: '' })
  const [cutAmount, setCutAmount] = useState<string | null>(null)
  // A value that comes from elsewhere (a shortcut) takes the place of what was typed.
  const shown = typed.text !== '' && typed.value === rest.value ? typed.text : rest.value.replace('.', mark)
  const change = (value: string, text = '') => {
    setTyped({ text, value })
    onChange(value)
  }
  const stepBy = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const from = isAmount(rest.value) ? rest.value : '0'
    const moved = event.key === 'ArrowUp' ? addAmounts(from, step) : subtractAmounts(from, step)
    const least = nearestTypeable(min ?? '0', decimals, 1)
    const most = max === undefined ? undefined : nearestTypeable(max, decimals, -1)
    change(within(roundAmount(moved, decimals), least, most))
  }
  return (
    <TextField
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      isTabular
      onKeyDown={stepBy}
      value={shown}
      {...(cutNote && {
        description: <Described {...rest} cut={cutAmount === rest.value ? cutNote(cutAmount) : ''} />,
      })}
      onBlur={() => {
        rest.onBlur?.()
        setTyped({ text: '', value: '' })
      }}
      onChange={(text, inputType = '') => {
        const typed = typedText(text, decimals, mark)
        const isWhole = PASTES.includes(inputType) && losesDigits(text, typed)
        const isTyped = !isWhole && insertedLength(shown, text) <= 1
        const box = isTyped ? typed : ''
        const value = amountText(box || text, decimals, { mark, isTyped })
        // The note stays while the same amount is there.
        setCutAmount((before) => (losesDigits(text, value) || before === value ? value : null))
        change(value, box)
      }}
    />
  )
}

/** The description, and beside it a note that screen readers announce when it appears. */
function Described({ description, cut }: Pick<TextFieldProps, 'description'> & { cut: string }): ReactNode {
  return (
    <>
      {description}
      <span role="status" className={cut ? css.cut : undefined}>
        {cut}
      </span>
    </>
  )
}

/** Whether digits of a text are missing in the amount made from it; trailing zeros ('12.00') do not count. */
function losesDigits(text: string, value: string): boolean {
  const digits = (from: string) => from.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
  const [typed, kept] = [digits(text), digits(value)]
  return value !== '' && !(typed.startsWith(kept) && /^0*$/.test(typed.slice(kept.length)))
}

/** How many characters of `text` have replaced some of `before`: one per key, more at once by a paste. */
function insertedLength(before: string, text: string): number {
  const shorter = Math.min(before.length, text.length)
  let head = 0
  while (head < shorter && before[head] === text[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === text.at(-1 - tail)) tail += 1
  return text.length - head - tail
}

/**
 * The amount with so many decimals, and so one that can be typed, that is nearest to a bound: not below it (1), or not
 * above it (-1).
 */
function nearestTypeable(bound: string, decimals: number, direction: 1 | -1): string {
  const near = roundAmount(bound, decimals)
  const isBeyond = compareAmounts(near, bound) === -direction
  return isBeyond ? roundAmount(addAmounts(near, fromMinor(BigInt(direction), decimals)), decimals) : near
}

function within(amount: string, min: string, max: string | undefined): string {
  if (compareAmounts(amount, min) < 0) return min
  return max !== undefined && compareAmounts(amount, max) > 0 ? max : amount
}
