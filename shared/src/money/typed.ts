import { roundAmount } from './arithmetic.ts'

/** Amounts as people write them: '1.500,50', '1 500,50', '１，５００．５０' are all 1500.50 (D22). */

const MOST_DIGITS = 15

export interface Typing {
  /** The decimal separator of the reader's language. Default '.'. */
  readonly mark?: string
  /**
   * Typed key by key: letters and excess decimals are slips of the finger, and are dropped. In a pasted text, letters
   * between digits make it no amount, and excess decimals are rounded.
   */
  readonly isTyped?: boolean
}

/** The decimal separator of a language. */
export function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/**
 * A typed or pasted text as a decimal text of at most `decimals` decimals; '' where it is no amount. Excess decimals
 * are rounded half up in a pasted text (games-and-cashier.md 5), and cut off in a typed one and in whole amounts.
 * Blanks and apostrophes group; of '.' and ',' the last one is the decimal separator, unless it groups thousands.
 */
export function amountText(text: string, decimals: number, typing: Typing = {}): string {
  const numbers = (plainText(text).match(/[\d.,\s'’]+/g) ?? [])
    // The dot of 'kr. 500' is no part of the amount.
    .map((part) => part.replace(/^\.\s|[\s'’]/g, ''))
    .filter(Boolean)
  if (!typing.isTyped && numbers.length > 1) return ''
  const plain = numbers.join('')
  const at = decimalAt(plain, decimals, typing)
  const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/\D/g, '').slice(0, MOST_DIGITS)
  const fraction = at < 0 ? '' : plain.slice(at).replace(/\D/g, '')
  const withFraction = (digits: number) => `${whole || '0'}.${fraction.slice(0, digits)}`
  if (fraction === '' || decimals === 0) return whole
  const isRounded = !typing.isTyped && fraction.length > decimals
  return isRounded ? roundAmount(withFraction(decimals + 1), decimals) : withFraction(decimals)
}

/**
 * What a box keeps while the player types: digits and separators as they are, and no more decimals than there may be.
 */
export function typedText(text: string, decimals: number, mark = '.'): string {
  const kept = plainText(text).replace(/[^\d.,\s'’]/g, '')
  const plain = kept.replace(/[\s'’]/g, '')
  const at = decimalAt(plain, decimals, { mark, isTyped: true })
  // A separator that is not the language's own may still turn out to group thousands: nothing is cut.
  if (plain[at] !== mark) return kept
  const before = plain.slice(0, at).replace(/\d/g, '').length
  const head = new RegExp(`^(?:[^.,]*[.,]){${before + 1}}`).exec(kept)?.[0] ?? ''
  return head + kept.slice(head.length).replace(/\D/g, '').slice(0, decimals)
}

/** Full-width figures and the full stop and comma of a Japanese keyboard as plain ones. */
const plainText = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',')

/** Where the decimal separator stands, -1 where there is none. */
function decimalAt(text: string, decimals: number, typing: Typing): number {
  const { mark = '.', isTyped } = typing
  const separators = text.replace(/\d/g, '')
  if (separators === '') return -1
  const first = text.search(/[.,]/)
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  // '1.50,50' is a slip: the digits before the last separator have to be groups of thousands (of two digits in India).
  if (new Set(separators).size === 2) {
    if (/^\d{1,3}([.,]\d{2,3})*[.,]\d{3}[.,]\d*$/.test(text)) return last
    // A separator too many at the end, like a full stop.
    return last === text.length - 1 ? decimalAt(text.slice(0, -1), decimals, typing) : first
  }
  if (separators.length > 1) {
    if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return -1
    // '1.000.00' has two decimals; '1..5' is a slip.
    return /^\d{1,3}([.,]\d{3})+[.,]\d*$/.test(text) ? last : first
  }
  // Adding a digit to '1.500' means a larger number, where there can be no third decimal.
  const groups = isTyped && decimals < 3 ? /^[1-9]\d{0,2}[.,]\d{3,}$/ : /^[1-9]\d{0,2}[.,]\d{3}$/
  return separators !== mark && groups.test(text) ? -1 : last
}
