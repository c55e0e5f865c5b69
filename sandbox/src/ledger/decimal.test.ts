import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ceilDiv, formatUnits, parseUnits } from './decimal.ts'

describe('a decimal number in whole units', () => {
  it.each([
    ['12.5', 2, 1250n],
    ['12', 2, 1200n],
    ['0.000000000000000001', 18, 1n],
    ['0.0000156312999', 12, 15_631_299n],
    ['7', 0, 7n],
    ['', 2, 0n],
  ])('%j with %i decimals', (text, decimals, units) => {
    expect(parseUnits(text, decimals)).toBe(units)
  })

  it.each([
    [1250n, 2, '12.50'],
    [5n, 2, '0.05'],
    [0n, 8, '0.00000000'],
    [-1n, 8, '-0.00000001'],
    [70n, 0, '70'],
  ])('%s with %i decimals is written %s', (units, decimals, text) => {
    expect(formatUnits(units, decimals)).toBe(text)
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(18), (units, decimals) => {
        expect(parseUnits(formatUnits(units, decimals), decimals)).toBe(units)
      }),
    )
  })
})

it.each([
  [0n, 3n, 0n],
  [1n, 3n, 1n],
  [3n, 3n, 1n],
  [4n, 3n, 2n],
])('%s divided by %s, rounded up, is %s', (value, by, result) => {
  expect(ceilDiv(value, by)).toBe(result)
})
