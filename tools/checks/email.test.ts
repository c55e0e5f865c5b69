import { expect, it } from 'vitest'
import { isEmail } from '../../sandbox/src/members/email.ts'
import { isEmail as isEmailInForms } from '../../shared/src/forms/email.ts'

const rules = [isEmail, isEmailInForms]

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
])('forms and server take %s, which somebody has', (address) => {
  expect(rules.map((rule) => rule(address))).toEqual([true, true])
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
])('forms and server refuse %s', (address) => {
  expect(rules.map((rule) => rule(address))).toEqual([false, false])
})
