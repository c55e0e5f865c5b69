import * as v from 'valibot'
import { expect, it } from 'vitest'
import { signedAmount, transactionKey, transactionPageSchema } from './transaction-row.ts'

const row = {
  currency: 'USD',
  gameName: '',
  createTime: '2026-01-02T03:04:05.000Z',
  type: 'GAME_BET',
  amount: '5.00',
  balanceBefore: '10.00',
  balanceAfter: '5.00',
}

it('signedAmount takes the sign from the balances', () => {
  expect(signedAmount(row)).toBe('-5.00')
  expect(signedAmount({ ...row, balanceAfter: '15.00' })).toBe('5.00')
  expect(signedAmount({ ...row, amount: '-5.00' })).toBe('-5.00')
  expect(signedAmount({ ...row, balanceBefore: '9.00', balanceAfter: '10.00' })).toBe('5.00')
})

it.each([
  ['GAME_BET', '-5.00'],
  ['WITHDRAW', '-5.00'],
  ['GAME_WIN', '5.00'],
  ['WITHDRAW_ROLLBACK', '5.00'],
  ['DEPOSIT', '5.00'],
  ['REDEEM', '5.00'],
  ['SOMETHING_NEW', '5.00'],
])('signedAmount without balances takes it from the type %s: %s', (type, signed) => {
  expect(signedAmount({ ...row, type, balanceBefore: undefined, balanceAfter: undefined })).toBe(signed)
  expect(signedAmount({ ...row, type, balanceBefore: undefined })).toBe(signed)
})

it('signedAmount gives zero no sign', () => {
  expect(signedAmount({ ...row, amount: '0.00', balanceBefore: undefined })).toBe('0.00')
})

const keysOf = (...content: object[]) => v.parse(transactionPageSchema, { content }).content.map(transactionKey)

it('a row with an id keeps it', () => {
  expect(keysOf({ ...row, id: 7 }, { ...row, id: '8' })).toEqual(['7', '8'])
})

it('a row without an id gets one from its values, the same on every page', () => {
  const bare = { ...row, balanceBefore: null, balanceAfter: '' }
  const others = [{ amount: '7.00' }, { gameName: 'Lucky' }, { currency: 'EUR' }, { type: 'DEPOSIT' }, { id: '' }]
  const keys = keysOf(bare, ...others.map((other) => ({ ...bare, ...other })))
  expect(new Set(keys).size).toBe(6)
  expect(keysOf({ ...bare, amount: '9.00' }, bare)[1]).toBe(keys[0])
})

it('two rows with equal values get different ids', () => {
  expect(new Set(keysOf(row, row, row)).size).toBe(3)
})
