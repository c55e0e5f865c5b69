import { expect, it } from 'vitest'
import { phoneOf } from './phone-of.ts'

it.each([
  ['49', '170 123', '+49 170 123'],
  ['+49', '170 123', '+49 170 123'],
  ['', '170 123', '170 123'],
  ['+', '170 123', '170 123'],
  ['49', '', ''],
  ['', '', ''],
])('prefix %j and number %j are %j', (mobilePrefix, mobile, phone) => {
  expect(phoneOf({ mobilePrefix, mobile })).toBe(phone)
})
