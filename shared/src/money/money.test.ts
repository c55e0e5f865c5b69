import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AmountError,
  addAmounts,
  compareAmounts,
  decimalsOf,
  fiatSymbol,
  formatMoney,
  fromMinor,
  isAmount,
  localDecimal,
  moneyDigits,
  orderMoney,
  roundAmount,
  scaleOf,
  subtractAmounts,
  toAmount,
  toMinor,
} from './index.ts'

const units = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const cents = units.map((value) => fromMinor(value, 2))
const satoshis = units.map((value) => fromMinor(value, 8))

describe('a decimal amount', () => {
  test('survives the conversion to minor units and back, for every scale', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 8 }), (value, scale) => {
        expect(toMinor(fromMinor(value, scale), scale)).toBe(value)
      }),
    )
  })

  test('is rounded half up, away from zero', () => {
    expect(toMinor('1.005', 2)).toBe(101n)
    expect(toMinor('1.0049999', 2)).toBe(100n)
    expect(toMinor('-1.005', 2)).toBe(-101n)
    expect(roundAmount('2.5', 0)).toBe('3')
    expect(roundAmount('0.999', 2)).toBe('1.00')
  })

  test('is written without an exponent', () => {
    expect(toAmount(1248.6)).toBe('1248.6')
    expect(toAmount(1e-7)).toBe('0.0000001')
    expect(toAmount(-2.5e-8)).toBe('-0.000000025')
    expect(toMinor(toAmount(1e21), 2)).toBe(10n ** 23n)
    expect(toAmount(-1.25e22)).toBe('-12500000000000000000000')
    expect(toAmount(' 12.50 ')).toBe('12.50')
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        expect(Number(toAmount(value)) === value).toBe(true)
      }),
    )
  })

  test('is refused if the text is not an amount', () => {
    for (const text of ['', ' ', '.', '.5', '1e3', '1,000', '0x1', 'NaN', '--1', '1.2.3', '１']) {
      expect(isAmount(text), text).toBe(false)
      expect(() => toMinor(text, 2), text).toThrow(AmountError)
      expect(() => toAmount(text), text).toThrow(AmountError)
    }
    expect(() => toAmount(Number.NaN)).toThrow(AmountError)
    expect(() => toAmount(Infinity)).toThrow(AmountError)
  })

  test('has no trailing zeros among its decimals', () => {
    expect([decimalsOf('1'), decimalsOf('1.50'), decimalsOf('0.00000001')]).toEqual([0, 1, 8])
  })
})

describe('arithmetic', () => {
  test('adds 0.1 and 0.2 to 0.30', () => {
    expect(addAmounts('0.1', '0.2')).toBe('0.30')
  })

  test('gives the first amount back after adding and subtracting the second', () => {
    fc.assert(
      fc.property(satoshis, cents, (left, right) => {
        expect(compareAmounts(subtractAmounts(addAmounts(left, right), right), left)).toBe(0)
      }),
    )
  })

  test('adds in any order with the same sum', () => {
    fc.assert(
      fc.property(satoshis, satoshis, (left, right) => {
        expect(addAmounts(left, right)).toBe(addAmounts(right, left))
      }),
    )
  })

  test('compares amounts like their minor units', () => {
    fc.assert(
      fc.property(units, units, (left, right) => {
        const expected = left === right ? 0 : left < right ? -1 : 1
        expect(compareAmounts(fromMinor(left, 8), fromMinor(right, 8))).toBe(expected)
      }),
    )
    expect(compareAmounts('10', '9.99')).toBe(1)
    expect(compareAmounts('5.0', '5')).toBe(0)
  })
})

describe('formatMoney', () => {
  const usd = { currency: 'USD', symbol: '$', locale: 'en' }
  /** As it looks: the no-break space is a plain one. */
  const shownMoney = (...given: Parameters<typeof formatMoney>) => formatMoney(...given).replace('\u00a0', ' ')

  test('puts a no-break space between symbol and digits', () => {
    expect(formatMoney('200', usd)).toBe('$\u00a0200.00')
    expect(formatMoney('-5', { ...usd, locale: 'fi' })).not.toContain(' ')
  })

  test('writes the symbol, a space and the digits of the locale', () => {
    expect(shownMoney('1248.6', usd)).toBe('$ 1,248.60')
    expect(shownMoney('-5', usd)).toBe('-$ 5.00')
    expect(shownMoney('1.005', usd)).toBe('$ 1.01')
    expect(shownMoney('1248.6', { currency: 'EUR', symbol: '€', locale: 'de' })).toBe('€ 1.248,60')
    expect(shownMoney('1248.6', { currency: 'BRL', locale: 'pt' })).toBe('BRL 1.248,60')
  })

  test('omits the decimals of whole presets, and writes up to eight for BTC', () => {
    expect(shownMoney('2000', { ...usd, fraction: 'auto' })).toBe('$ 2,000')
    expect(shownMoney('2000.5', { ...usd, fraction: 'auto' })).toBe('$ 2,000.50')
    expect(shownMoney('0.00012345', { currency: 'BTC', symbol: 'B', locale: 'en' })).toBe('B 0.00012345')
    expect(shownMoney('1', { currency: 'BTC', symbol: 'B', locale: 'en' })).toBe('B 1.00')
  })

  test('writes the same digits in moneyDigits, without the symbol', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.constantFrom('USD', 'BTC', 'JPY', 'KWD'),
        (value, currency) => {
          const text = fromMinor(value, scaleOf(currency))
          const amount = formatMoney(text, { currency, locale: 'fr', fraction: 'auto' })
          expect(`${currency}\u00a0${moneyDigits(text, { currency, locale: 'fr' })}`).toBe(amount)
        },
      ),
    )
  })

  test('uses the number of decimals of the currency', () => {
    const shown = (amount: string, currency: string) => shownMoney(amount, { currency, locale: 'en' })
    expect(['JPY', 'USD', 'KWD', 'BTC', 'XYZ', 'usdt', ''].map(scaleOf)).toEqual([0, 2, 3, 8, 2, 2, 2])
    expect(shown('1500', 'JPY')).toBe('JPY 1,500')
    expect(shown('1.5', 'KWD')).toBe('KWD 1.500')
    expect(shownMoney('12', { currency: 'KWD', locale: 'en', fraction: 'auto' })).toBe('KWD 12')
    expect(roundAmount('1000.5', scaleOf('JPY'))).toBe('1001')
  })

  test('keeps all digits of a large amount', () => {
    fc.assert(
      fc.property(units, (value) => {
        const text = fromMinor(value, 2)
        expect(shownMoney(text, usd).replace(/[$, ]/g, '')).toBe(text)
      }),
    )
  })
})

test('localDecimal keeps all digits in another language, and groups none', () => {
  expect(localDecimal('0.50', 'de')).toBe('0,50')
  expect(localDecimal('5000', 'en')).toBe('5000')
  expect(localDecimal('12345.000000000000000001', 'fr')).toBe('12345,000000000000000001')
})

test('fiatSymbol is the symbol of a fiat account, and else that of the site', () => {
  const symbol = (currency: string, currencySymbol: string) => fiatSymbol({ currency, currencySymbol }, '$')
  expect([symbol('EUR', '€'), symbol('BTC', 'B'), symbol('EUR', ''), fiatSymbol(null, '$')]).toEqual([
    '€',
    '$',
    '$',
    '$',
  ])
})

test('orderMoney shows an order in another currency by its code, not by the member’s symbol', () => {
  const member = { currency: 'USD', currencySymbol: '$' }
  const words = (currency: string) => formatMoney('5', { ...orderMoney(member, currency), locale: 'en' })
  expect(words('USD')).toBe('$\u00a05.00')
  expect(words('')).toBe('$\u00a05.00')
  expect(words('EUR')).toBe('EUR\u00a05.00')
})
