import { firstFailure } from '@croupier/shared/forms'
import { expect, it } from 'vitest'
import {
  emptyRegistration,
  finalStepChecks,
  firstStepChecks,
  isAdult,
  isDate,
  localDay,
  toRegistration,
  type RegistrationValues,
} from './registration-form.ts'

const text = (id: string) => id
const steps: [Partial<RegistrationValues>, string | undefined][] = [
  [{}, 'join.emailRequired'],
  [{ email: 'no' }, 'join.emailInvalid'],
  [{ email: 'a@b.example' }, 'join.usernameRequired'],
  [{ username: 'mary' }, 'join.passwordRequired'],
  [{ password: 'one-two-3' }, 'join.passwordDiffers'],
  [{ repassword: 'one-two-3' }, 'join.prefixRequired'],
  [{ mobilePrefix: '55' }, 'join.mobileRequired'],
  [{ mobile: '11', username: 'a b' }, 'join.usernameInvalid'],
  [{ username: 'ab' }, 'join.usernameInvalid'],
  [{ username: 'a'.repeat(31) }, 'join.usernameInvalid'],
  [{ username: 'mary', password: 'short', repassword: 'short' }, 'password.hint'],
  [{ password: 'a'.repeat(129), repassword: 'a'.repeat(129) }, 'password.tooLong'],
  [{ password: 'one-two-3', repassword: 'one-two-3' }, 'join.mobileInvalid'],
  [{ mobile: '123' }, 'join.mobileInvalid'],
  [{ mobile: '123456789012345' }, 'join.mobileInvalid'],
  [{ mobile: '12345678901234' }, undefined],
  [{ mobile: '1234' }, undefined],
  // Domestic numbers, with a trunk prefix or with the prefix for calls abroad.
  [{ mobile: '0123' }, 'join.mobileInvalid'],
  [{ mobile: '012345678901234' }, undefined],
  [{ mobile: '005511987654321' }, 'join.mobileInvalid'],
  [{ mobile: '+5511987' }, 'join.mobileInvalid'],
]

it('step 1 reports the first failing rule, in the order of the specification', () => {
  let values = emptyRegistration
  for (const [more, message] of steps) {
    values = { ...values, ...more }
    expect(firstFailure(values, firstStepChecks(text as never))?.message).toBe(message)
  }
})

it('the final step reports the first failing rule, in the order of the specification', () => {
  const order: [Partial<RegistrationValues>, string | undefined][] = [
    [{}, 'join.firstNameRequired'],
    [{ firstName: 'Mary Ann' }, 'join.lastNameRequired'],
    [{ lastName: 'Duarte' }, 'join.genderRequired'],
    [{ gender: 'FEMALE' }, 'join.birthdayRequired'],
    [{ birthday: '2001-02-30' }, 'join.birthdayInvalid'],
    [{ birthday: '2009-01-01' }, 'join.underAge'],
    [{ birthday: '1990-01-15' }, 'join.currencyRequired'],
    [{ currency: 'USD' }, 'join.countryRequired'],
    [{ countryCode: 'US' }, 'join.stateRequired'],
    [{ stateCode: 'US-CA' }, 'join.cityRequired'],
    [{ city: 'Sacramento' }, 'join.postalCodeRequired'],
    [{ postalCode: '94203' }, 'join.addressRequired'],
    [{ address: '1 Main Street' }, 'join.verifyCodeRequired'],
    [{ verifyCode: 'ab12' }, undefined],
  ]
  let values = emptyRegistration
  for (const [more, message] of order) {
    values = { ...values, ...more }
    const checks = finalStepChecks(text as never, { hasStates: true, today: () => '2026-11-21' })
    expect(firstFailure(values, checks)?.message).toBe(message)
  }
})

it('a player is an adult from the 18th birthday on', () => {
  expect(isAdult('2008-11-21', '2026-11-21')).toBe(true)
  expect(isAdult('2008-11-22', '2026-11-21')).toBe(false)
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true)
  expect(isAdult('9990-01-01', '2026-11-21')).toBe(false)
  expect(isDate('2000-02-29')).toBe(true)
  expect(isDate('1999-02-29')).toBe(false)
  expect(localDay(new Date(2026, 10, 1))).toBe('2026-11-01')
})

it('toRegistration trims names and leaves passwords unchanged', () => {
  const values = { ...emptyRegistration, firstName: ' Mary Ann ', password: ' x ', repassword: ' x ' }
  expect(toRegistration(values, '17', 'rec')).toMatchObject({
    firstName: 'Mary Ann',
    password: ' x ',
    repassword: ' x ',
    ticket: '17',
    recommendCode: 'rec',
    step: 2,
    receiveExclusive: true,
    agreed: false,
  })
})

it('[AC-08] toRegistration converts full-width codes to plain characters', () => {
  const typed = { ...emptyRegistration, verifyCode: 'ａ３ｋ７', invitorCode: 'ＡＢＣ２　' }
  expect(toRegistration(typed, '17', '')).toMatchObject({ verifyCode: 'a3k7', invitorCode: 'ABC2' })
})

it('[AC-02] toRegistration converts username and email to the plain characters of the login', () => {
  const typed = { ...emptyRegistration, username: ' ｔａｒｏ１\u200b ', email: 'ｔａｒｏ＠mail.example\ufeff' }
  expect(toRegistration(typed, '17', '')).toMatchObject({ username: 'taro1', email: 'taro@mail.example' })
  expect(firstFailure(typed, firstStepChecks(text as never))?.message).toBe('join.passwordRequired')
})

it('[AC-10] toRegistration sends a mobile number without its trunk prefix', () => {
  const sent = (mobilePrefix: string, mobile: string) =>
    toRegistration({ ...emptyRegistration, mobilePrefix, mobile }, '17', '').mobile
  expect(sent('49', '01701234567')).toBe('1701234567')
  expect(sent('49', '1701234567')).toBe('1701234567')
  expect(sent('225', '0506811565')).toBe('0506811565')
})
