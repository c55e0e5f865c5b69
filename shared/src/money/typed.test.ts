import { describe, expect, test } from 'vitest'
import { amountText, decimalMark, typedText } from './typed.ts'

test.each([
  ['12a.5', 2, ''],
  ['1,5', 2, '1.5'],
  ['1,234.567', 2, '1234.57'],
  ['250.5549', 2, '250.55'],
  ['99.995', 2, '100.00'],
  ['0.000000005', 8, '0.00000001'],
  ['50.7', 0, '50'],
  ['1,000', 0, '1000'],
  ['10.50', 0, '10'],
  ['.5', 2, '0.5'],
  ['-3', 0, '3'],
  ['1e5', 0, ''],
  ['', 2, ''],
  ['１，５００．５', 2, '1500.5'],
  ['$ 1,000.00', 2, '1000.00'],
  ['1 234,56', 2, '1234.56'],
  ['1.234,56', 2, '1234.56'],
  ["1'234.56", 2, '1234.56'],
  ['1.000.000', 0, '1000000'],
  ['1,000,000.00', 2, '1000000.00'],
  ['12,34,567.89', 2, '1234567.89'],
  ['0.00050000', 8, '0.00050000'],
  ['12345678901234567', 2, '123456789012345'],
  ['50,000.00.', 2, '50000.00'],
  ['50,000.00,', 2, '50000.00'],
  ['kr. 500', 2, '500'],
  ['Rs. 500.50', 2, '500.50'],
  ['BTC.0005', 8, '0.0005'],
  ['1.50,50', 2, '1.51'],
])('reads a pasted %j with %j decimals as %j', (pasted, decimals, text) => {
  expect(amountText(pasted, decimals)).toBe(text)
})

/** 1500.50 as readers of each language write it. */
const WAYS: readonly [string, readonly string[]][] = [
  ['en', ['1,500.50', '1500.50', '1 500.50', '1500,50']],
  ['de', ['1.500,50', '1500,50', '1500.50', '1 500,50', "1'500,50"]],
  ['pt', ['1.500,50', '1500,50', '1500.50']],
  ['es', ['1.500,50', '1500,50', '1 500,50']],
  ['it', ['1.500,50', '1500,50']],
  ['tr', ['1.500,50', '1500,50']],
  ['fr', ['1\u202f500,50', '1\u00a0500,50', '1 500,50', '1500.50']],
  ['fi', ['1\u00a0500,50', '1 500,50', '1500,50']],
  ['ja', ['1,500.50', '１，５００．５０', '１５００。５０', '１、５００.５０']],
  ['fil', ['1,500.50', '1500.50']],
]

describe.each(WAYS)('amounts written in %s', (locale, ways) => {
  const mark = decimalMark(locale)

  test.each(ways)('reads %j as 1500.50, pasted and typed key by key', (way) => {
    expect(amountText(way, 2, { mark })).toBe('1500.50')
    const box = [...way].reduce((text, key) => typedText(text + key, 2, mark), '')
    expect(amountText(box, 2, { mark, isTyped: true })).toBe('1500.50')
    expect(amountText(way, 0, { mark })).toBe('1500')
  })
})

describe('a single separator', () => {
  test('is the decimal mark of the language; the other one groups three digits', () => {
    const ways = ['1.500', '1,500', '1.5', '1,5', '0.500', '12.50']
    const read = (mark: string) => ways.map((text) => amountText(text, 2, { mark, isTyped: true }))
    expect(read(',')).toEqual(['1500', '1.50', '1.5', '1.5', '0.50', '12.50'])
    expect(read('.')).toEqual(['1.50', '1500', '1.5', '1.5', '0.50', '12.50'])
  })

  test('groups thousands when a digit is added, except in coins with many decimals', () => {
    expect(amountText('1.5000', 2, { mark: ',', isTyped: true })).toBe('15000')
    expect(amountText('1.5000', 2, { mark: ',' })).toBe('1.50')
    expect(amountText('1.2345', 8, { mark: ',', isTyped: true })).toBe('1.2345')
  })
})

test('drops typed letters and a second separator', () => {
  const typed = (text: string) => amountText(text, 2, { isTyped: true })
  expect(['1e5', '1..5', '1.5.5', '1.000.00', '.', '1.'].map(typed)).toEqual(['15', '1.5', '1.55', '1000.00', '', '1'])
})

test('keeps typed separators, but no excess decimals', () => {
  expect(typedText('250.559', 2)).toBe('250.55')
  expect(typedText('50.5', 0)).toBe('50.')
  expect(typedText('1,500.505', 2)).toBe('1,500.50')
  expect(typedText('1.500', 2, ',')).toBe('1.500')
  expect(typedText('1 500,505', 2, ',')).toBe('1 500,50')
  expect(typedText('12x', 2)).toBe('12')
  // Another language's format, typed key by key: never read as a hundred times as much.
  expect([...'1.500,50'].reduce((text, key) => typedText(text + key, 2), '')).toBe('1.50')
})
