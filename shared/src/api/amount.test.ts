import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { amount } from './amount.ts'

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
  ])('reads %j as %s', (sent, read) => {
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
  ])('is refused as %j', (sent) => {
    expect(v.is(amount, sent)).toBe(false)
  })
})
