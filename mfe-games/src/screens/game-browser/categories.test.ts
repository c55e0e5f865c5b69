import { expect, it } from 'vitest'
import { categories } from './categories.ts'

it('[GM-06] a category requests its next page 1150 px from the end, Top 500 px', () => {
  const thresholds = categories.map(({ slug, threshold }) => [slug, threshold])
  expect(thresholds).toEqual([
    ['top', 500],
    ['all', 1150],
    ['slots', 1150],
    ['tables', 1150],
    ['live', 1150],
    ['scratch', 1150],
  ])
})
