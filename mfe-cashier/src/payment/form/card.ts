import { digitsOf as digits } from '@croupier/shared/ui'
import valid from 'card-validator'

const MAX_DIGITS = 19

/** The card's brand as soon as its digits tell: 'Visa'; '' while they do not. */
export const brandOf = (number: string): string => valid.number(digits(number)).card?.niceType ?? ''

/** How many digits the brand's security code has; undefined while the brand is not known. */
export const codeLength = (number: string): number | undefined => valid.number(digits(number)).card?.code.size

/** The number in the groups that are printed on the card. */
export function spacedNumber(text: string): string {
  const plain = digits(text).slice(0, MAX_DIGITS)
  const gaps = valid.number(plain).card?.gaps ?? [4, 8, 12, 16]
  return [...plain].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

/** Whether the number is whole and its check digit right (Luhn). */
export const isCardNumber = (number: string): boolean => valid.number(digits(number)).isValid

/** Whether the code has the digits that the brand asks for. */
export const isSecurityCode = (code: string, number: string): boolean =>
  valid.cvv(digits(code), codeLength(number) ?? 3).isValid

/** Whether the card's last month is not over. */
export function isNotPast(month: string, year: string, now: Date): boolean {
  return Number(year) * 12 + Number(month) >= now.getFullYear() * 12 + now.getMonth() + 1
}
