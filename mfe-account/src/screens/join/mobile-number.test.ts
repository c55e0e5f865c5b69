import { expect, it } from 'vitest'
import { readMobile } from './mobile-number.ts'

const CODES = ['1', '1242', '39', '44', '49', '358']

it.each([
  ['+49 170 1234567', '49', '1701234567'],
  ['0049 170 / 123 45 67', '49', '1701234567'],
  ['+49 (0)170 1234567', '49', '1701234567'],
  ['(+49) 0170-1234567', '49', '1701234567'],
  ['tel:+44-7700-900123', '44', '7700900123'],
  // In Italy the zero is part of the number.
  ['+39 06 1234567', '39', '061234567'],
  // The longest matching code, where one is the beginning of another.
  ['+1 242 359 1234', '1242', '3591234'],
  ['+1 503 555 0117', '1', '5035550117'],
  ['＋３５８ ４０ １２３４５６', '358', '40123456'],
])('[AC-10] readMobile splits %s into prefix and number', (text, prefix, mobile) => {
  expect(readMobile(text, CODES)).toEqual({ prefix, mobile })
})

it('[AC-10] readMobile keeps the digits of a number without a known country code', () => {
  expect(readMobile('0170 1234567', CODES)).toEqual({ mobile: '01701234567' })
  expect(readMobile('170-1234', CODES)).toEqual({ mobile: '1701234' })
  expect(readMobile('+999 12345', CODES)).toEqual({ mobile: '+99912345' })
  expect(readMobile('0099912345', CODES)).toEqual({ mobile: '0099912345' })
  // The list of codes is not loaded yet.
  expect(readMobile('+49 170', [])).toEqual({ mobile: '+49170' })
})

it('[AC-10] readMobile splits a country code as soon as it is unambiguous', () => {
  const typed = (text: string) => readMobile(text, CODES)
  expect(['+', '+1', '+12'].map((text) => typed(text).prefix)).toEqual([undefined, undefined, undefined])
  expect(typed('+15')).toEqual({ prefix: '1', mobile: '5' })
  expect(typed('+49')).toEqual({ prefix: '49', mobile: '' })
  expect(typed('0049')).toEqual({ prefix: '49', mobile: '' })
})
