import { expect, it } from 'vitest'
import { fromCents, toCents } from './rates.ts'

it.each([
  ['USD', '1', 5_500n, 5_500n],
  ['EUR', '0.92', 5_500n, 5_060n],
  ['BTC', '0.00001', 5_500n, 55_000n],
  ['BTC', '0.000015631234567890', 100n, 1_563n],
] as const)('a converter to %s at %s turns %d cents into %d minor units', (currency, rate, cents, minor) =>
  expect(fromCents(cents, currency, rate)).toBe(minor),
)

it('a converter rounds credits down and charges up, so that a round trip loses no cent', () => {
  expect(fromCents(199n, 'EUR', '0.92')).toBe(183n)
  expect(toCents(183n, 'EUR', '0.92')).toBe(199n)
  expect(toCents(1n, 'BTC', '0.00001')).toBe(1n)
  for (let cents = 1n; cents < 500n; cents += 1n) {
    expect(toCents(fromCents(cents, 'BTC', '0.0000156312'), 'BTC', '0.0000156312')).toBe(cents)
  }
})
