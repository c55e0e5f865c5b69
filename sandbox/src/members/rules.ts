import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { Refusal } from '../errors.ts'

/*
 * The server's own rules about what a player enters. The site has the same ones for its forms (mfe-account's
 * screens/join and state, shared/src/forms): the server of a licensed operator is built apart from the site and trusts
 * no check of a client. tools/checks/account-rules.test.ts holds both to one table.
 */

const ADULT_YEARS = 18
/** The furthest time zone ahead of UTC: a person who is 18 there today may join (D24). */
const FURTHEST_EAST_MS = 14 * 3600_000
const PASSWORD_LENGTH = [8, 128] as const

/** An @ would let a name pass for somebody's e-mail. */
export const isUsername = (text: string) => /^[\p{L}\p{N}._-]{3,30}$/u.test(text)

/**
 * Whether this can be a mobile number: 4 to 14 digits, with or without a leading zero, which is not counted whether it
 * is part of the number or a trunk prefix. None begins with two zeros.
 */
export const isMobile = (prefix: string, mobile: string) =>
  /^\+?\d{1,4}$/.test(prefix) && /^0?[1-9]\d{3,13}$/.test(mobile)

/**
 * The number as it follows the prefix: without the trunk zero, which is dialled only within the country. Some
 * countries' numbers begin with a zero, which stays.
 */
export function nationalNumber(prefix: string, mobile: string): string {
  if (!mobile.startsWith('0')) return mobile
  const read = parsePhoneNumberFromString(`+${prefix}${mobile}`)
  return read?.nationalNumber.startsWith('0') && read.isValid() ? mobile : mobile.slice(1)
}

/** Throws Refusal unless the password has an allowed length and both entries are equal. */
export function checkPassword(password: string, repassword: string): void {
  const [shortest, longest] = PASSWORD_LENGTH
  if (password !== repassword) throw new Refusal('auth.passwordDiffers').at('repassword')
  if (password.length < shortest || password.length > longest) throw new Refusal('auth.passwordLength').at('password')
}

/** Throws Refusal unless `birthday` (YYYY-MM-DD) is a real day at least 18 years ago. */
export function checkBirthday(birthday: string, now: Date): void {
  const day = new Date(`${birthday}T00:00:00Z`)
  const real = /^(19|20)\d\d-\d\d-\d\d$/.test(birthday) && !Number.isNaN(day.getTime())
  if (!real || day.toISOString().slice(0, 10) !== birthday) throw new Refusal('auth.birthdayInvalid').at('birthday')
  const today = new Date(now.getTime() + FURTHEST_EAST_MS)
  const eighteenth = new Date(day)
  eighteenth.setUTCFullYear(day.getUTCFullYear() + ADULT_YEARS)
  if (eighteenth > today) throw new Refusal('auth.underAge').at('birthday')
}
