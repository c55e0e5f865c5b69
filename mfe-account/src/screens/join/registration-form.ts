import { plainName, required, sameAs, type Check } from '@croupier/shared/forms'
import type { Registration } from '../../api/registration.ts'
import { validEmail } from '../../forms/valid-email.ts'
import { isLongEnough, isShortEnough, isUsername } from '../../forms/account-rules.ts'
import type { MessageId } from '../../words.ts'
import { isMobile, nationalNumber } from './mobile-number.ts'

/** What the player enters, in both steps. */
export type RegistrationValues = {
  email: string
  username: string
  password: string
  repassword: string
  mobilePrefix: string
  mobile: string
  firstName: string
  lastName: string
  gender: string
  birthday: string
  currency: string
  countryCode: string
  stateCode: string
  city: string
  postalCode: string
  address: string
  invitorCode: string
  verifyCode: string
  receiveExclusive: boolean
  agreed: boolean
}

export const emptyRegistration: RegistrationValues = {
  email: '',
  username: '',
  password: '',
  repassword: '',
  mobilePrefix: '',
  mobile: '',
  firstName: '',
  lastName: '',
  gender: '',
  birthday: '',
  currency: '',
  countryCode: '',
  stateCode: '',
  city: '',
  postalCode: '',
  address: '',
  invitorCode: '',
  verifyCode: '',
  receiveExclusive: true,
  agreed: false,
}

/** What step 1 asks for. */
const firstFields = ['email', 'username', 'password', 'repassword', 'mobilePrefix', 'mobile'] as const

/** The step that asks for a field. */
export const stepOf = (field: keyof RegistrationValues): 1 | 2 => (firstFields.some((known) => known === field) ? 1 : 2)

type Translate = (id: MessageId) => string
type Checks = readonly Check<RegistrationValues>[]

/**
 * The checks of step 1, in the order of site.md 5; then what every server refuses, before the player fills in the next
 * page.
 */
export function firstStepChecks(text: Translate): Checks {
  return [
    required('email', text('join.emailRequired')),
    validEmail(text('join.emailInvalid')),
    required('username', text('join.usernameRequired')),
    required('password', text('join.passwordRequired')),
    sameAs('repassword', 'password', text('join.passwordDiffers')),
    required('mobilePrefix', text('join.prefixRequired')),
    required('mobile', text('join.mobileRequired')),
    {
      field: 'username',
      message: text('join.usernameInvalid'),
      test: ({ username }) => isUsername(plainName(username)),
    },
    { field: 'password', message: text('password.hint'), test: isLongEnough },
    { field: 'password', message: text('password.tooLong'), test: isShortEnough },
    { field: 'mobile', message: text('join.mobileInvalid'), test: ({ mobile }) => isMobile(mobile) },
  ]
}

interface FinalStep {
  /** Whether the chosen country has states. */
  readonly hasStates: boolean
  /** Today in the player's time zone, YYYY-MM-DD (D24): a function, since a form may stay open for days. */
  readonly today: () => string
}

/**
 * The checks of the final step, in the order of site.md 5. The agreement is checked later, after the pre-check (D16).
 */
export function finalStepChecks(text: Translate, { hasStates, today }: FinalStep): Checks {
  return [
    required('firstName', text('join.firstNameRequired')),
    required('lastName', text('join.lastNameRequired')),
    required('gender', text('join.genderRequired')),
    required('birthday', text('join.birthdayRequired')),
    ...birthdayChecks(text, today),
    required('currency', text('join.currencyRequired')),
    required('countryCode', text('join.countryRequired')),
    {
      field: 'stateCode',
      message: text('join.stateRequired'),
      test: ({ stateCode }) => !hasStates || stateCode !== '',
    },
    required('city', text('join.cityRequired')),
    required('postalCode', text('join.postalCodeRequired')),
    required('address', text('join.addressRequired')),
    required('verifyCode', text('join.verifyCodeRequired')),
  ]
}

/** The checks of a complete birthday: shown at the field as soon as it is complete, and with the others at the end. */
export function birthdayChecks(text: Translate, today: () => string): Checks {
  return [
    { field: 'birthday', message: text('join.birthdayInvalid'), test: ({ birthday }) => isDate(birthday) },
    { field: 'birthday', message: text('join.underAge'), test: ({ birthday }) => isAdult(birthday, today()) },
  ]
}

/** Whether this is an existing calendar date, from 1900 on. */
export function isDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) && date >= '1900-01-01'
}

/** 18 today counts (D24). Both dates are YYYY-MM-DD; a 29 February becomes 18 on 1 March. */
export function isAdult(birthday: string, today: string): boolean {
  // Dates are compared as text, so both years need four digits: 9990 + 18 would have five.
  const latest = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
  return birthday <= latest
}

/** The date in the player's time zone. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The entity that the calls take. Texts are trimmed; passwords and the given codes are sent unchanged. */
export function toRegistration(values: RegistrationValues, ticket: string, recommendCode: string): Registration {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && !/password/.test(key) ? value.trim() : value,
    ]),
  ) as RegistrationValues
  const mobile = nationalNumber(trimmed.mobilePrefix, trimmed.mobile)
  // Someone who has just typed a Japanese address types these in full-width characters.
  const [verifyCode, invitorCode] = [trimmed.verifyCode.normalize('NFKC'), trimmed.invitorCode.normalize('NFKC')]
  const [email, username] = [plainName(trimmed.email), plainName(trimmed.username)]
  return { ...trimmed, email, username, mobile, verifyCode, invitorCode, step: 2, recommendCode, ticket }
}
