import { expect, it } from 'vitest'
import english from '../messages/en.json'
import { levelName, safeColour } from './level.ts'

const say = (id: keyof typeof english) => english[id]

it('names the levels, platinum too, and shows an unknown code as its number (D12)', () => {
  expect([0, 10, 20, 30, 35, 40, 77].map((code) => levelName(code, say))).toEqual([
    'Entry',
    'Bronze',
    'Silver',
    'Gold',
    'Platinum',
    'Diamond',
    '77',
  ])
})

it('takes colours only', () => {
  expect(safeColour('#d39a63')).toBe('#d39a63')
  expect(safeColour('url(//x)')).toBeUndefined()
})
