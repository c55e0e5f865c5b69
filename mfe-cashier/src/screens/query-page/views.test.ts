import { QUERY_PAGES } from '@croupier/shared/host'
import { expect, it } from 'vitest'
import { pagesOf, QUERY_VIEWS, queryView } from './views.ts'

it('each of the 14 names has one view', () => {
  expect(Object.keys(QUERY_VIEWS).sort()).toEqual([...QUERY_PAGES].sort())
  expect(queryView('queryFour')).toBeUndefined()
  expect(queryView('toString')).toBeUndefined()
})

it('each group begins with its withdrawal applications', () => {
  const first = (['One', 'Two', 'Three'] as const).map((group) => pagesOf(group)[0])
  expect(first.map((page) => page?.name)).toEqual(['queryOneAwr', 'queryTwoWrapp', 'queryThreeWrapp'])
  expect(first.every((page) => page?.view === 'applications')).toBe(true)
})
