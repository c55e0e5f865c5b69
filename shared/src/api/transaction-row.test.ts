import { expect, it } from 'vitest'
import { signedAmount, transactionKey } from './transaction-row.ts'

const row = {
  currency: 'USD',
  gameName: '',
  createTime: '2026-01-02T03:04:05Z',
  type: 'GAME_BET',
  amount: '5.00',
  balanceBefore: '10.00',
  balanceAfter: '5.00',
}

it('the balances tell which way the money went', () => {
  expect(signedAmount(row)).toBe('-5.00')
  expect(signedAmount({ ...row, balanceAfter: '15.00' })).toBe('5.00')
  expect(signedAmount({ ...row, amount: '-5.00' })).toBe('-5.00')
  expect(signedAmount({ ...row, balanceBefore: '9.00', balanceAfter: '10.00' })).toBe('5.00')
})

it('without balances the amount is as it came', () => {
  expect(signedAmount({ ...row, balanceBefore: undefined, balanceAfter: undefined })).toBe('5.00')
})

it('a row is known by its number, else by what it says', () => {
  expect(transactionKey({ ...row, id: '7' })).toBe('7')
  expect(transactionKey(row)).not.toBe(transactionKey({ ...row, balanceAfter: '4.00' }))
})
