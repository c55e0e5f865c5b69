import { digitsOf } from './text-field.tsx'

/** The arithmetic of the eight birthday boxes: YYYYMMDD. */

const DIGIT_COUNT = 8

/** 'YYYY-MM-DD' as eight digits; anything else as eight empty ones. */
export function digitsOfDate(date: string): readonly string[] {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? [...date.replaceAll('-', '')] : Array<string>(DIGIT_COUNT).fill('')
}

/** 'YYYY-MM-DD' when all eight are there, else ''. Whether such a day exists is for the form's checks. */
export function dateOfDigits(digits: readonly string[]): string {
  const text = digits.join('')
  return text.length === DIGIT_COUNT ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : ''
}

/** Puts `text`'s digits into the boxes from `start` on; `next` is the index of the box to focus next. */
export function fillDigits(
  digits: readonly string[],
  start: number,
  text: string,
): { digits: readonly string[]; next: number } {
  const given = [...text].slice(0, DIGIT_COUNT - start)
  const filled = digits.map((digit, index) => given[index - start] ?? digit)
  return { digits: filled, next: Math.min(start + given.length, DIGIT_COUNT - 1) }
}

/**
 * The digits of a pasted or autofilled text. A date in another order, or without leading zeros ('31.12.1990',
 * '1990/1/5'), is brought into the order of the boxes; an ambiguous one (5/1/1990) is not guessed at.
 */
export function digitsOfText(text: string): string {
  const plain = digitsOf(text)
  const parts = /^(\d+)\D+(\d+)\D+(\d+)\D*$/.exec(text.normalize('NFKC').trim())?.slice(1)
  if (!parts) return plain
  const [a, b, c] = parts as [string, string, string]
  const write = (year: string, month: string, day: string) => year + month.padStart(2, '0') + day.padStart(2, '0')
  if (a.length === 4) return write(a, b, c)
  if (c.length !== 4) return plain
  if (Number(a) > 12 || text.includes('.') || a === b) return write(c, b, a)
  return Number(b) > 12 ? write(c, a, b) : plain
}
