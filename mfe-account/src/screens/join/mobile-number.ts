/** Dial codes of countries where a leading zero is part of the number. Elsewhere it is only a domestic trunk prefix. */
const KEEPS_LEADING_ZERO: ReadonlySet<string> = new Set(['39', '225', '226', '229', '241', '242', '378', '992'])

/** The digits as they follow the dial code, without a trunk prefix: +49 170 …, whether 0170 or 170 was entered. */
export const nationalNumber = (prefix: string, digits: string): string =>
  KEEPS_LEADING_ZERO.has(prefix) ? digits : digits.replace(/^0/, '')

/**
 * Whether this can be a mobile number: 4 to 14 digits, with or without a leading zero, which is not counted whether it
 * is the number's own or a trunk prefix. None begins with two zeros.
 */
export const isMobile = (digits: string): boolean => /^0?[1-9]\d{3,13}$/.test(digits)

interface MobileNumber {
  /** Undefined when the number names no country, or not enough digits of it yet. */
  readonly prefix?: string
  readonly mobile: string
}

/**
 * Parses a mobile number as typed, pasted or filled in. One that begins with a country code ('+49 (0)170 …',
 * '0049170…') is split as soon as only one of the known codes can be meant.
 */
export function readMobile(text: string, codes: readonly string[]): MobileNumber {
  const plain = text.normalize('NFKC')
  const digits = plain.replace(/\D/g, '')
  const hasPlus = /^[^\d+]*\+/.test(plain)
  if (!hasPlus && !digits.startsWith('00')) return { mobile: digits }
  const international = hasPlus ? digits : digits.slice(2)
  const isAmbiguous = codes.some((code) => code.length > international.length && code.startsWith(international))
  const prefix = codes.filter((code) => international.startsWith(code)).sort((a, b) => b.length - a.length)[0]
  if (isAmbiguous || prefix === undefined) return { mobile: hasPlus ? `+${digits}` : digits }
  return { prefix, mobile: nationalNumber(prefix, international.slice(prefix.length)) }
}
