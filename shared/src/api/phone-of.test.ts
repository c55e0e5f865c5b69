import { expect, it } from 'vitest'
import { phoneOf } from './phone-of.ts'

it.each([
  ['49', '170 123', '+49 170 123'],
  ['+49', '170 123', '+49 170 123'],
  ['', '170 123', '170 123'],
  ['+', '170 123', '170 123'],
  ['49', '', ''],
  ['', '', ''],
])('phoneOf joins prefix %j and number %j to %j', (mobilePrefix, mobile, phone) => {
  expect(phoneOf({ mobilePrefix, mobile })).toBe(phone)
})
