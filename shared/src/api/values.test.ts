import * as v from 'valibot'
import { expect, it } from 'vitest'
import { count, flag, id, reference } from './values.ts'

it('an id is a whole number, or digits', () => {
  expect([7, '7', '007'].map((sent) => v.parse(id, sent))).toEqual([7, 7, 7])
  for (const sent of ['', '7a', 'a7', '-7', '7.5', 7.5, null]) expect(v.is(id, sent)).toBe(false)
})

it('an order or a file is named by a short text, or by a number', () => {
  expect(['D1', 7].map((sent) => v.parse(reference, sent))).toEqual(['D1', '7'])
  for (const sent of ['', 'x'.repeat(201), null, {}]) expect(v.is(reference, sent)).toBe(false)
})

it('yes is said as a server likes, and anything else is no', () => {
  for (const sent of [true, 1, '1', 'true']) expect(v.parse(flag, sent)).toBe(true)
  for (const sent of [false, 0, '0', 'false', '', 'no', 2, null, undefined]) expect(v.parse(flag, sent)).toBe(false)
})

it('a count is a whole number, be it in quotes, and none is zero', () => {
  expect([7, '7', null, undefined].map((sent) => v.parse(count, sent))).toEqual([7, 7, 0, 0])
  for (const sent of ['many', 1.5, {}]) expect(v.is(count, sent)).toBe(false)
})
