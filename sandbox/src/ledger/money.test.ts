import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { CURRENCIES, formatMoney, parseMoney } from './money.ts'

const currencies = fc.constantFrom(...CURRENCIES)

describe('money', () => {
  it('is written with all decimals of the currency', () => {
    expect(formatMoney(124_860n, 'USD')).toBe('1248.60')
    expect(formatMoney(5n, 'EUR')).toBe('0.05')
    expect(formatMoney(-1n, 'BTC')).toBe('-0.00000001')
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), currencies, (minor, currency) => {
        const text = formatMoney(minor, currency)
        if (text.split('.')[0]!.length <= 12) expect(parseMoney(text, currency)).toBe(minor)
      }),
    )
  })

  it.each(['', '-1', '1e3', '1,50', '0x10', 'NaN', '1.', '.5', '1.234', '9'.repeat(13), '٣'])('refuses %j', (text) => {
    expect(() => parseMoney(text, 'USD')).toThrow(Refusal)
  })

  it('cannot exceed the largest amount that the ledger can sum', () => {
    expect(parseMoney('10000000.00000000', 'BTC')).toBe(10n ** 15n)
    for (const text of ['10000000.00000001', '999999999999']) expect(() => parseMoney(text, 'BTC')).toThrow(Refusal)
    expect(parseMoney('999999999999.99', 'USD')).toBe(10n ** 14n - 1n)
  })

  it('accepts numbers and trailing zeros', () => {
    expect(parseMoney(25, 'USD')).toBe(2500n)
    expect(parseMoney('25.1000', 'USD')).toBe(2510n)
  })
})
