import { expect, it } from 'vitest'
import { spotAt } from './aim.ts'

it.each([
  ['the middle', '17', 0.5, 0.5, '17'],
  ['an edge along: a split', '17', 0.95, 0.5, '17-20'],
  ['an edge across: a split', '17', 0.5, 0.05, '17-18'],
  ['a corner', '17', 0.95, 0.95, '16-17-19-20'],
  ['the outer edge: a street', '16', 0.5, 0.95, '16-17-18'],
  ['an outer corner: a six line', '16', 0.95, 0.95, '16-17-18-19-20-21'],
  ['beside zero', '2', 0.02, 0.5, '0-2'],
  ['two numbers and zero', '2', 0.02, 0.98, '0-1-2'],
  ['the first four', '1', 0.02, 0.98, '0-1-2-3'],
  ['the far end has no line', '35', 0.98, 0.5, '35'],
  ['a corner at the far end is the split', '35', 0.98, 0.98, '34-35'],
  ['the top edge has no line', '18', 0.5, 0.02, '18'],
  ['zero', '0', 0.98, 0.5, '0'],
])('a touch finds its spot: %s', (_where, number, along, across, spot) => {
  expect(spotAt(number, along, across)).toBe(spot)
})
