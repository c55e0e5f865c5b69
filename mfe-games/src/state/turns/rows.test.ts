import { expect, it } from 'vitest'
import { nextRows, rowsAt } from './rows.ts'

const list = { count: 1_000, height: 100, top: 300 }
const at = (y: number, before = { first: 0, end: 0 }, step = Infinity) => nextRows(before, y, 800, list, step)

it('keeps the rows in sight and four on both sides, within the list', () => {
  expect(rowsAt(0, 800, list, 0)).toEqual({ first: 0, end: 5 })
  expect(at(0)).toEqual({ first: 0, end: 9 })
  expect(at(50_300)).toEqual({ first: 496, end: 512 })
  expect(at(99_800)).toEqual({ first: 991, end: 1_000 })
})

it('stays as it is while there is enough ahead', () => {
  const before = at(50_300)
  expect(at(50_500, before)).toBe(before)
  expect(at(50_100, before)).toBe(before)
  expect(at(50_700, before)).toEqual({ first: 500, end: 516 })
})

it('comes in a few at a time, what is in sight first, and stops when all is there', () => {
  let rows = at(50_300, { first: 0, end: 9 }, 3)
  expect(rows).toEqual({ first: 500, end: 503 })
  for (let turn = 0; turn < 5; turn++) rows = at(50_300, rows, 3)
  expect(rows.first).toBeLessThanOrEqual(498)
  expect(rows.end).toBe(512)
  expect(at(50_300, rows, 3)).toBe(rows)
})

it('leaves what is far away, in both directions', () => {
  expect(at(300, at(50_300))).toEqual({ first: 0, end: 12 })
  expect(at(90_300, at(50_300), 2)).toEqual({ first: 900, end: 902 })
})
