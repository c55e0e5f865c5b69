/** The site's forms and the sandbox keep their own account rules, on purpose: here both are held to one table. */
import { expect, it } from 'vitest'
import {
  isMobile as isMobileInForms,
  nationalNumber as toSend,
} from '../../mfe-account/src/screens/join/mobile-number.ts'
import {
  isLongEnough,
  isShortEnough,
  isUsername as isUsernameInForms,
} from '../../mfe-account/src/forms/account-rules.ts'
import { isEmail } from '../../sandbox/src/members/email.ts'
import { plainName } from '../../sandbox/src/members/plain-name.ts'
import { checkPassword, isMobile, isUsername, nationalNumber as toStore } from '../../sandbox/src/members/rules.ts'
import { isEmail as isEmailInForms } from '../../shared/src/forms/email.ts'
import { plainName as plainNameInForms } from '../../shared/src/forms/plain-name.ts'

const emailRules = [isEmail, isEmailInForms]

it.each([
  "o'brien@example.com",
  'user@müller.de',
  'user@xn--mller-kva.de',
  'taro..y@docomo.ne.jp',
  'taro.@docomo.ne.jp',
  'a/b@ezweb.ne.jp',
  'a&b@x.example',
  'josé@x.example',
  'x@example.xn--p1ai',
])('forms and server accept the address %s', (address) => {
  expect(emailRules.map((rule) => rule(address))).toEqual([true, true])
})

it.each([
  'nobody',
  'a@b',
  'a@b.c',
  'a@b.example.',
  'a b@x.example',
  'a@b@x.example',
  'any,eve@x.example',
  'a(b)@x.example',
  '<a@x.example>',
  'zero\u200bwidth@x.example',
  'a@x.exam\u00adple',
  `${'a'.repeat(250)}@x.example`,
])('forms and server refuse the address %s', (address) => {
  expect(emailRules.map((rule) => rule(address))).toEqual([false, false])
})

it.each([
  ['ｔａｒｏ１', 'taro1'],
  [' ada ', 'ada'],
  ['a\u200bda\u00ad', 'ada'],
  ['e\u0301va', '\u00e9va'],
  ['ﾀﾛｳ', 'タロウ'],
  ['O’Brien', 'O’Brien'],
])('forms and server normalise the name %s alike', (typed, plain) => {
  expect([plainName(typed), plainNameInForms(typed)]).toEqual([plain, plain])
})

it.each([
  ['ada', true],
  ['Ömer.Şahin', true],
  ['田中太郎', true],
  ['a_b-c.1', true],
  ['a'.repeat(30), true],
  ['𠮷'.repeat(30), true],
  ['a'.repeat(31), false],
  ['ad', false],
  ['', false],
  ['a b', false],
  ['ada@x.example', false],
  ['ada\n', false],
  ['ada!', false],
])('forms and server agree on the username %j: %s', (name, isAllowed) => {
  expect([isUsername(name), isUsernameInForms(name)]).toEqual([isAllowed, isAllowed])
})

it.each([
  ['1234567', false],
  ['12345678', true],
  ['        ', true],
  ['🂡🂡🂡', false],
  ['🂡🂡🂡🂡', true],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
])('forms and server agree on the password %j: %s', (password, isAllowed) => {
  const check = expect(() => checkPassword(password, password))
  if (isAllowed) check.not.toThrow()
  else check.toThrow()
  expect(isLongEnough({ password }) && isShortEnough({ password })).toBe(isAllowed)
})

/** 39, 225 and 242 are among the countries whose numbers may have a zero of their own. */
const PREFIXES = ['1', '44', '49', '39', '225', '242', '378', '992']

it.each([
  ['123', false],
  ['1234', true],
  ['12345678901234', true],
  ['123456789012345', false],
  // The leading zero is not counted.
  ['0123', false],
  ['01234', true],
  ['012345678901234', true],
  ['0123456789012345', false],
  ['0', false],
  ['00123456', false],
  ['+4915112345678', false],
  ['12 34', false],
  ['１２３４', false],
  ['1234\n', false],
  ['', false],
])('forms and server agree on the mobile number %j, whatever its country: %s', (digits, isAllowed) => {
  expect(isMobileInForms(digits)).toBe(isAllowed)
  expect(PREFIXES.map((prefix) => isMobile(prefix, digits))).toEqual(PREFIXES.map(() => isAllowed))
})

it.each([
  ['49', '015112345678', '15112345678'],
  ['44', '7700900123', '7700900123'],
  ['39', '3471234567', '3471234567'],
  ['39', '0612345678', '0612345678'],
  ['225', '0506811565', '0506811565'],
  ['242', '061234567', '061234567'],
  ['378', '0549886377', '0549886377'],
])('forms send the number +%s %s as the server stores it', (prefix, digits, national) => {
  expect([toSend(prefix, digits), toStore(prefix, digits)]).toEqual([national, national])
})
