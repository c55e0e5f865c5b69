import * as v from 'valibot'
import { expect, it } from 'vitest'
import { count, flag, id, reference } from './values.ts'

it('id accepts a whole number, or digits in a text', () => {
  expect([7, '7', '007'].map((sent) => v.parse(id, sent))).toEqual([7, 7, 7])
  for (const sent of ['', '7a', 'a7', '-7', '7.5', 7.5, null]) expect(v.is(id, sent)).toBe(false)
})

it('reference accepts a short text, or a number', () => {
  expect(['D1', 7].map((sent) => v.parse(reference, sent))).toEqual(['D1', '7'])
  for (const sent of ['', 'x'.repeat(201), null, {}]) expect(v.is(reference, sent)).toBe(false)
})

it('flag accepts all spellings of yes, and reads anything else as no', () => {
  for (const sent of [true, 1, '1', 'true']) expect(v.parse(flag, sent)).toBe(true)
  for (const sent of [false, 0, '0', 'false', '', 'no', 2, null, undefined]) expect(v.parse(flag, sent)).toBe(false)
})

it('count accepts a whole number, also as a text, and reads a missing one as zero', () => {
  expect([7, '7', null, undefined].map((sent) => v.parse(count, sent))).toEqual([7, 7, 0, 0])
  for (const sent of ['many', 1.5, {}]) expect(v.is(count, sent)).toBe(false)
})
