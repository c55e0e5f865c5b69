import { expect, it } from 'vitest'
import { readWins } from './wins.ts'

it('shows a line that ends in an amount as it is', () => {
  expect(readWins(['a***n $24.50', 'Mara K. € 1,204.00'], 'real', { random: () => 0, locale: 'en' })).toEqual([
    { name: 'a***n', amount: '$24.50' },
    { name: 'Mara K.', amount: '€ 1,204.00' },
  ])
})

it.each(['real', 'illustrative'] as const)('knows an amount by figures that the currency stands behind, %s', (mode) => {
  const lines = ['ana 24,50 €', 'bob 24.50 USD', 'K. 1 204,00 kr', 'mia 7€']
  expect(readWins(lines, mode, { random: () => 0, locale: 'en' })).toEqual([
    { name: 'ana', amount: '24,50 €' },
    { name: 'bob', amount: '24.50 USD' },
    { name: 'K.', amount: '1 204,00 kr' },
    { name: 'mia', amount: '7€' },
  ])
})

it('leaves a bare name out where wins are real', () => {
  expect(readWins(['tomas', ''], 'real', { random: () => 0.5, locale: 'en' })).toEqual([])
})

it('gives a bare name 100 to 1000 with two decimals where wins are illustrative', () => {
  expect(readWins(['tomas'], 'illustrative', { random: () => 0, locale: 'de' })).toEqual([
    { name: 'tomas', amount: '100,00' },
  ])
  expect(readWins(['tomas'], 'illustrative', { random: () => 0.9999999, locale: 'en' })).toEqual([
    { name: 'tomas', amount: '1,000.00' },
  ])
})
