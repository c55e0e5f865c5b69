import type { KeyboardEvent, ReactNode } from 'react'
import {
  addAmounts,
  compareAmounts,
  decimalsOf,
  isAmount,
  roundAmount,
  subtractAmounts,
} from '../money/index.ts'
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
}

/** An amount as decimal text, never a binary float. Arrow keys add and take a step. */
export function NumberBox(props: NumberBoxProps): ReactNode {
  const { min, max, step = '1', onChange, onKeyDown, ...own } = props
  const { decimals = decimalsOf(step), ...rest } = own
  const stepBy = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const from = isAmount(rest.value) ? rest.value : '0'
    const moved = event.key === 'ArrowUp' ? addAmounts(from, step) : subtractAmounts(from, step)
    onChange(roundAmount(within(moved, min ?? '0', max), decimals))
  }
  return (
    <TextField
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      isTabular
      onKeyDown={stepBy}
      onChange={(text) => onChange(amountText(text, decimals))}
    />
  )
}

function within(amount: string, min: string, max: string | undefined): string {
  if (compareAmounts(amount, min) < 0) return min
  return max !== undefined && compareAmounts(amount, max) > 0 ? max : amount
}

/** What was typed or pasted as a decimal text: grouping commas go, a lone comma is a point, letters go. */
export function amountText(text: string, decimals: number): string {
  const grouped = /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(text)
  const plain = (grouped ? text.replaceAll(',', '') : text.replaceAll(',', '.')).replace(/[^\d.]/g, '')
  const [whole = '', ...fraction] = plain.split('.')
  if (decimals === 0 || !plain.includes('.')) return whole.slice(0, 15)
  return `${whole.slice(0, 15) || '0'}.${fraction.join('').slice(0, decimals)}`
}
