import type { Transaction } from '@croupier/shared/api'
import { expect, it } from 'vitest'
import english from '../../messages/en.json'
import { transactionsCsv } from './csv.ts'
import { KINDS, signedAmount, startOf, typeLabel } from './types.ts'

const row = (fields: Partial<Transaction>): Transaction => ({
  id: '1',
  createTime: '2026-05-01T10:00:00.000Z',
  type: 'GAME_BET',
  amount: '2.50',
  balanceBefore: '10.00',
  balanceAfter: '7.50',
  currency: 'USD',
  gameName: '',
  ...fields,
})
const say = (id: keyof typeof english) => english[id]

it('labels every type of the specification, rollbacks alike, and shows others as they are', () => {
  const types = Object.values(KINDS).filter(Boolean).join().split(',')
  for (const type of types) expect(typeLabel(type, say)).not.toBe(type)
  expect(typeLabel('WITHDRAW_ROLLBACK', say)).toBe(typeLabel('GAME_ROLLBACK', say))
  expect(typeLabel('toString', say)).toBe('toString')
})

it('reads the direction from the balances', () => {
  expect(signedAmount(row({}))).toBe('-2.50')
  expect(signedAmount(row({ balanceAfter: '12.50' }))).toBe('2.50')
  expect(signedAmount(row({ balanceBefore: null }))).toBe('2.50')
})

it('begins a span at the start of a local day', () => {
  const now = new Date(2026, 4, 9, 15, 30)
  expect(startOf('ever', now)).toBe('')
  expect(startOf('today', now)).toBe(new Date(2026, 4, 9).toISOString())
  expect(startOf('week', now)).toBe(new Date(2026, 4, 3).toISOString())
})

it('writes CSV that a spreadsheet can not take as a formula', () => {
  const text = transactionsCsv([row({ gameName: '=HYPERLINK("x"), "y"' })], {
    head: ['Time', 'Type', 'Game', 'Amount', 'Currency', 'Balance'],
    typeOf: (type) => typeLabel(type, say),
    currency: 'USD',
  })
  expect(text).toBe(
    '\uFEFFTime,Type,Game,Amount,Currency,Balance\r\n' +
      `2026-05-01T10:00:00.000Z,Bet,"'=HYPERLINK(""x""), ""y""",-2.50,USD,7.50\r\n`,
  )
})
