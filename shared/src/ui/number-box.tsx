import type { KeyboardEvent, ReactNode } from 'react'
import {
  addAmounts,
  compareAmounts,
  decimalsOf,
  isAmount,
  roundAmount,
  subtractAmounts,
} from '../money/index.ts'
import { useLocale } from '../i18n/messages.tsx'
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

/** An amount as decimal text, never a binary float, shown as the language writes it. Arrow keys add and take a step. */
export function NumberBox(props: NumberBoxProps): ReactNode {
  const { min, max, step = '1', onChange, onKeyDown, ...own } = props
  const { decimals = decimalsOf(step), ...rest } = own
  const marks = marksOf(useLocale())
  const shown = rest.value.replace('.', marks.mark)
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
      value={shown}
      onBlur={() => {
        rest.onBlur?.()
        if (rest.value.endsWith('.')) onChange(rest.value.slice(0, -1))
      }}
      onChange={(text) => {
        const isTyped = Math.abs(text.length - shown.length) <= 1
        onChange(amountText(text, decimals, { ...marks, isTyped }))
      }}
    />
  )
}

function within(amount: string, min: string, max: string | undefined): string {
  if (compareAmounts(amount, min) < 0) return min
  return max !== undefined && compareAmounts(amount, max) > 0 ? max : amount
}

/**
 * What was typed or pasted as a decimal text. The first separator that is typed is the decimal one; in a pasted text
 * the language decides ('1.000' is a thousand in German), and letters between digits ('1e3') leave nothing.
 */
export function amountText(text: string, decimals: number, { mark = '.', group = '', isTyped = false } = {}): string {
  const given = text.normalize('NFKC').replaceAll('。', '.')
  // Where there are no decimals, a typed '1,000' is a thousand.
  const parts = (isTyped && decimals === 0 && group ? given.replaceAll(group, '') : given).match(/[\d.,\s'’]+/g) ?? []
  const numbers = parts.map((part) => part.replace(/[\s'’]/g, '')).filter((part) => part !== '')
  if (!isTyped && numbers.length > 1) return ''
  const plain = numbers.join('')
  const at = isTyped ? plain.search(/[.,]/) : decimalAt(plain, mark)
  const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/\D/g, '').slice(0, 15)
  if (at < 0) return whole
  // Without it the digits that follow would make the number ten times as large.
  if (decimals === 0) return isTyped && whole !== '' ? `${whole}.` : whole
  return `${whole || '0'}.${plain.slice(at).replace(/\D/g, '').slice(0, decimals)}`
}

/** Where the decimal separator of a whole number text stands, -1 where it has none. */
function decimalAt(text: string, mark: string): number {
  const [first, last] = [text.search(/[.,]/), Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))]
  const kinds = new Set(text.replace(/\d/g, ''))
  if (kinds.size === 2) return last
  if (first !== last) return -1
  const isGroup = text[last] !== mark && /^\d{1,3}[.,]\d{3}$/.test(text)
  return isGroup ? -1 : last
}

/** The decimal separator of a language, and what it groups thousands by. */
function marksOf(locale: string): { mark: string; group: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1000.5)
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { mark: find('decimal') || '.', group: find('group') }
}
