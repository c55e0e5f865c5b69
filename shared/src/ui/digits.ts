/** The arithmetic of the eight birthday boxes: YYYYMMDD. */

const boxes = 8

/** 'YYYY-MM-DD' as eight digits; anything else as eight empty ones. */
export function digitsOfDate(date: string): readonly string[] {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? [...date.replaceAll('-', '')] : Array<string>(boxes).fill('')
}

/** 'YYYY-MM-DD' when all eight are there, else ''. Whether such a day exists is for the form's checks. */
export function dateOfDigits(digits: readonly string[]): string {
  const text = digits.join('')
  return text.length === boxes ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : ''
}

/** Puts `text`'s digits into the boxes from `start` on; `next` is the box that wants the focus. */
export function fillDigits(
  digits: readonly string[],
  start: number,
  text: string,
): { digits: readonly string[]; next: number } {
  const given = [...text].slice(0, boxes - start)
  const filled = digits.map((digit, index) => given[index - start] ?? digit)
  return { digits: filled, next: Math.min(start + given.length, boxes - 1) }
}
