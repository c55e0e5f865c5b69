import { plainName, required, sameAs, type Check } from '@croupier/shared/forms'
import type { Registration } from '../../api/registration.ts'
import { validEmail } from '../../state/valid-email.ts'
import { isLongEnough, isUsername } from '../../state/account-rules.ts'
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

type Say = (id: MessageId) => string
type Checks = readonly Check<RegistrationValues>[]

/**
 * The checks of step 1, in the order of site.md 5; then what every server refuses, before the player fills in the next
 * page.
 */
export function firstStepChecks(say: Say): Checks {
  return [
    required('email', say('join.emailRequired')),
    validEmail(say('join.emailInvalid')),
    required('username', say('join.usernameRequired')),
    required('password', say('join.passwordRequired')),
    sameAs('repassword', 'password', say('join.passwordDiffers')),
    required('mobilePrefix', say('join.prefixRequired')),
    required('mobile', say('join.mobileRequired')),
    {
      field: 'username',
      message: say('join.usernameInvalid'),
      test: ({ username }) => isUsername(plainName(username)),
    },
    { field: 'password', message: say('password.hint'), test: isLongEnough },
    { field: 'mobile', message: say('join.mobileInvalid'), test: ({ mobile }) => isMobile(mobile) },
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
export function finalStepChecks(say: Say, { hasStates, today }: FinalStep): Checks {
  return [
    required('firstName', say('join.firstNameRequired')),
    required('lastName', say('join.lastNameRequired')),
    required('gender', say('join.genderRequired')),
    required('birthday', say('join.birthdayRequired')),
    ...birthdayChecks(say, today),
    required('currency', say('join.currencyRequired')),
    required('countryCode', say('join.countryRequired')),
    {
      field: 'stateCode',
      message: say('join.stateRequired'),
      test: ({ stateCode }) => !hasStates || stateCode !== '',
    },
    required('city', say('join.cityRequired')),
    required('postalCode', say('join.postalCodeRequired')),
    required('address', say('join.addressRequired')),
    required('verifyCode', say('join.verifyCodeRequired')),
  ]
}

/** The checks of a complete birthday: shown at the field as soon as it is complete, and with the others at the end. */
export function birthdayChecks(say: Say, today: () => string): Checks {
  return [
    { field: 'birthday', message: say('join.birthdayInvalid'), test: ({ birthday }) => isDate(birthday) },
    { field: 'birthday', message: say('join.underAge'), test: ({ birthday }) => isAdult(birthday, today()) },
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
