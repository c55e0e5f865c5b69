import { ApiError, type Game } from '@croupier/shared/api'
import { createTestHost, testGame, testUser } from '@croupier/shared/testing'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from './prefetch.ts'

const PATH = '/sys/game/all'
const loadedPictures: string[] = []
const games = (from: number, count: number): Game[] =>
  Array.from({ length: count }, (_, index) => ({ ...testGame(from + index), cover: `/covers/${from + index}.webp` }))
const section = (data: readonly Game[]) => ({ count: data.length, data })
const lobby = {
  recently: section([]),
  top: section(games(1, 10)),
  slotsGames: section(games(20, 3)),
  tableGames: section([]),
  liveCasino: section([]),
}

beforeEach(() => {
  loadedPictures.length = 0
  const Picture = class {
    set src(value: string) {
      loadedPictures.push(value)
    }
  }
  vi.stubGlobal('Image', Picture)
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a visitor', null, undefined],
  ['a member', testUser({ id: 7 }), 7],
])('prefetch loads the sections of %s and the covers of the first one shown', async (_, user, key) => {
  const queries = new QueryClient()
  const host = createTestHost({ user, answers: { [PATH]: lobby } })
  await prefetch({ host, queries, params: {} })
  expect(queries.getQueryData(['lobby', key])).toMatchObject({ top: { count: 10 } })
  expect(loadedPictures).toEqual([1, 2, 3, 4, 5, 6].map((id) => `${host.config.apiOrigin}/covers/${id}.webp`))
})

it('a failed prefetch caches nothing: the page requests the sections itself', async () => {
  const refuse = () => {
    throw new ApiError({ code: 1, kind: 'refused', message: 'busy', path: PATH })
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await prefetch({ host: createTestHost({ answers: { [PATH]: refuse } }), queries, params: {} })
  expect(queries.getQueryData(['lobby', undefined])).toBeUndefined()
  expect(loadedPictures).toEqual([])
})
