import { expect, it } from 'vitest'
import { readWins } from './wins.ts'

it('shows a line that ends in an amount as it is', () => {
  expect(readWins(['a***n $24.50', 'Mara K. € 1,204.00'], 'real', () => 0)).toEqual([
    { name: 'a***n', amount: '$24.50' },
    { name: 'Mara K.', amount: '€ 1,204.00' },
  ])
})

it('leaves a bare name out where wins are real', () => {
  expect(readWins(['tomas', ''], 'real', () => 0.5)).toEqual([])
})

it('gives a bare name 100 to 1000 with two decimals where wins are illustrative', () => {
  expect(readWins(['tomas'], 'illustrative', () => 0)).toEqual([{ name: 'tomas', amount: '100.00' }])
  expect(readWins(['tomas'], 'illustrative', () => 0.9999999)).toEqual([{ name: 'tomas', amount: '1000.00' }])
})
