import { expect, test } from 'vitest'
import type { Page } from '../api/index.ts'
import { createPageMerger } from './page-merger.ts'

const page = (...content: number[]): Page<number> => ({ content, number: 0, size: 2, totalElements: 9, last: false })
const keyOf = (item: number) => item

test('the merger joins pages in their order, each item once', () => {
  const gather = createPageMerger<number>()
  const [first, second, third] = [page(9, 8), page(8, 7), page(6)]
  expect(gather([first], keyOf)).toEqual([9, 8])
  expect(gather([first, second, third], keyOf)).toEqual([9, 8, 7, 6])
  expect(gather([first, second, third], keyOf)).toBe(gather([first, second, third], keyOf))
})

test('the merger starts over when the first page changes', () => {
  const gather = createPageMerger<number>()
  gather([page(9, 8), page(7)], keyOf)
  expect(gather([page(9, 8)], keyOf)).toEqual([9, 8])
  expect(gather([], keyOf)).toEqual([])
  expect(gather([page(1)], keyOf)).toEqual([1])
})

test('the merger reads only the items of a new page', () => {
  const gather = createPageMerger<number>()
  let asked = 0
  const counting = (item: number) => {
    asked++
    return item
  }
  const pages = Array.from({ length: 50 }, (_, index) => page(index * 2, index * 2 + 1))
  for (let length = 1; length <= pages.length; length++) gather(pages.slice(0, length), counting)
  expect(asked).toBe(100)
})

test('the merger keeps every item without a key', () => {
  expect(createPageMerger<number>()([page(1, 1), page(1)])).toEqual([1, 1, 1])
})
