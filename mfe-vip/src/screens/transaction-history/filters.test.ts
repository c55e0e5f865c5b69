import { afterAll, beforeAll, expect, it } from 'vitest'
import { filterOf } from './filters.tsx'

const zone = process.env['TZ']
beforeAll(() => void (process.env['TZ'] = 'Africa/Cairo'))
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

it.each(['0002-04-23', '0020-04-23', '0202-04-23'])('a year that is being typed, %s, is none yet', (day) => {
  expect(filterOf({ types: '', from: day, to: day })).toEqual({})
})

it.each([
  ['2026-04-23', '2026-04-22T22:00:00.000Z', '2026-04-23T22:00:00.000Z'],
  // It begins at one, where the clocks have gone forward.
  ['2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ['2026-04-25', '2026-04-24T21:00:00.000Z', '2026-04-25T21:00:00.000Z'],
  // Its last hour comes twice.
  ['2026-10-29', '2026-10-28T21:00:00.000Z', '2026-10-29T22:00:00.000Z'],
  ['2026-10-30', '2026-10-29T22:00:00.000Z', '2026-10-30T22:00:00.000Z'],
])('[VP-04] %s, from and to, is that day alone, whatever the clocks do at midnight', (day, from, to) => {
  expect(filterOf({ types: '', from: day, to: day })).toEqual({ createTime_GTE: from, createTime_LT: to })
})
