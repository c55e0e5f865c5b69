import { formatMoney } from '@croupier/shared/money'
import { expect, it } from 'vitest'
import { readWins } from './wins.ts'

const usual = { random: () => 0, locale: 'en', symbol: '$' }

it('readWins keeps the amount at the end of a line as it is', () => {
  expect(readWins(['a***n $24.50', 'Mara K. € 1,204.00'], 'real', usual)).toEqual([
    { name: 'a***n', amount: '$24.50' },
    { name: 'Mara K.', amount: '€ 1,204.00' },
  ])
})

it.each(['real', 'illustrative'] as const)(
  'readWins recognises an amount with its currency behind the figures, %s',
  (mode) => {
    const lines = ['ana 24,50 €', 'bob 24.50 USD', 'K. 1 204,00 kr', 'mia 7€']
    expect(readWins(lines, mode, usual)).toEqual([
      { name: 'ana', amount: '24,50 €' },
      { name: 'bob', amount: '24.50 USD' },
      { name: 'K.', amount: '1 204,00 kr' },
      { name: 'mia', amount: '7€' },
    ])
  },
)

it.each(['€7', '7 €', 'USD 7', '7 USD', '7 USDT', 'USDT 7', '7 BTC', 'R$7', 'US$ 7', '500円'])(
  'readWins recognises %s by its currency',
  (amount) => {
    const wins = readWins([`Anna ${amount}`], 'real', usual)
    expect(wins).toEqual([{ name: 'Anna', amount }])
  },
)

it.each(['B 0.00012345', '1’204.00', '24,50 Kč', 'S/ 24.50', '12.345.678,90'])(
  'readWins recognises %s by its decimals',
  (amount) => {
    expect(readWins([`a***n ${amount}`], 'real', usual)).toEqual([{ name: 'a***n', amount }])
  },
)

it('readWins separates a name that ends in figures from its amount', () => {
  expect(readWins(['User 123 24.50'], 'real', usual)).toEqual([{ name: 'User 123', amount: '24.50' }])
  for (const name of ['User 123', 'Player 7', 'guest 4821', 'Anna B 2', 'Ana Joe 7', 'Room 12 b', '7']) {
    expect(readWins([name], 'real', usual)).toEqual([])
    expect(readWins([name], 'illustrative', usual)).toEqual([{ name, amount: '$\u00a0100.00' }])
  }
})

it('readWins omits a bare name where wins are real', () => {
  expect(readWins(['tomas', ''], 'real', usual)).toEqual([])
})

it('readWins gives a bare name a sample amount from 100 to 1000 where wins are illustrative', () => {
  expect(readWins(['tomas'], 'illustrative', { ...usual, locale: 'de', symbol: '€' })).toEqual([
    { name: 'tomas', amount: '€\u00a0100,00' },
  ])
  expect(readWins(['tomas'], 'illustrative', { ...usual, random: () => 0.9999999 })).toEqual([
    { name: 'tomas', amount: '$\u00a01,000.00' },
  ])
})

it.each(['de', 'en', 'fi', 'ja', 'tr'])('a sample amount is formatted like all money of the site, %s', (locale) => {
  const [win] = readWins(['tomas'], 'illustrative', { random: () => 0.5, locale, symbol: '£' })
  expect(win?.amount).toBe(formatMoney('550.00', { currency: 'GBP', symbol: '£', locale }))
})
