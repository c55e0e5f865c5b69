import { afterAll, beforeAll, expect, it } from 'vitest'
import { filterOf } from './filters.tsx'
import { filterRows } from './filter-rows.ts'

const zone = process.env['TZ']
beforeAll(() => void (process.env['TZ'] = 'Africa/Cairo'))
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

it.each(['0002-04-23', '0020-04-23', '0202-04-23'])(
  'a date whose year is still being typed (%s) does not filter',
  (day) => {
    expect(filterOf({ types: '', from: day, to: day })).toEqual({})
  },
)

it.each([
  ['2026-04-23', '2026-04-22T22:00:00.000Z', '2026-04-23T22:00:00.000Z'],
  // The clocks go forward at midnight: this day begins at 01:00.
  ['2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ['2026-04-25', '2026-04-24T21:00:00.000Z', '2026-04-25T21:00:00.000Z'],
  // The clocks go back: this day's last hour happens twice.
  ['2026-10-29', '2026-10-28T21:00:00.000Z', '2026-10-29T22:00:00.000Z'],
  ['2026-10-30', '2026-10-29T22:00:00.000Z', '2026-10-30T22:00:00.000Z'],
])('[VP-04] %s as first and last day covers exactly that day, across clock changes', (day, from, to) => {
  expect(filterOf({ types: '', from: day, to: day })).toEqual({ createTime_GTE: from, createTime_LT: to })
})

it.each([
  [{}, ['bet', 'deposit', 'win']],
  [{ type_IN: 'GAME_BET,GAME_WIN' }, ['bet', 'win']],
  [{ createTime_GTE: '2026-03-02T00:00:00.000Z' }, ['deposit', 'win']],
  [{ createTime_LT: '2026-03-03T00:00:00.000Z' }, ['bet', 'deposit']],
  [{ type_IN: 'GAME_WIN', createTime_LT: '+010000-01-01T00:00:00.000Z' }, ['win']],
])('[VP-04] of the rows of a server that ignores filters, those that match %j remain (D52)', (filter, ids) => {
  const balances = { balanceBefore: undefined, balanceAfter: undefined }
  const rows = [
    { id: 'bet', type: 'GAME_BET', createTime: '2026-03-01T23:59:59.999Z' },
    { id: 'deposit', type: 'DEPOSIT', createTime: '2026-03-02T00:00:00.000Z' },
    { id: 'win', type: 'GAME_WIN', createTime: '2026-03-03T00:00:00.000Z' },
  ].map((row) => ({ ...row, amount: '1.00', currency: 'USD', gameName: '', ...balances }))
  expect(filterRows(rows, filter).map(({ id }) => id)).toEqual(ids)
})
