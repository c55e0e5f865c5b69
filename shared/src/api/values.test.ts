import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { amount, count, flag, id, reference, time } from './values.ts'

describe('an amount', () => {
  it.each([
    ['12.50', '12.50'],
    [' 12.5 ', '12.5'],
    ['-0.00000001', '-0.00000001'],
    [100, '100'],
    [1200.5, '1200.5'],
    [0, '0'],
    [0.1 + 0.2, '0.3'],
    [1e-8, '0.00000001'],
    [-5, '-5'],
  ])('%j is %s: a text that keeps its decimals, or a number that a server sends', (sent, read) => {
    expect(v.parse(amount, sent)).toBe(read)
  })

  it.each([
    '',
    '.5',
    '5.',
    '1,000',
    '1e3',
    '+5',
    '--5',
    '5 USD',
    'USD 5',
    '0x1',
    1e21,
    Number.NaN,
    Infinity,
    null,
    true,
  ])('%j is none', (sent) => {
    expect(v.is(amount, sent)).toBe(false)
  })
})

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

it('a point in time is a text or milliseconds, and a text afterwards', () => {
  const noon = '2026-03-01T12:00:00.000Z'
  expect([noon, Date.parse(noon)].map((sent) => v.parse(time, sent))).toEqual([noon, noon])
  for (const sent of ['', 'soon', null]) expect(v.is(time, sent)).toBe(false)
})

it('a count is a whole number, be it in quotes, and none is zero', () => {
  expect([7, '7', null, undefined].map((sent) => v.parse(count, sent))).toEqual([7, 7, 0, 0])
  for (const sent of ['many', 1.5, {}]) expect(v.is(count, sent)).toBe(false)
})
