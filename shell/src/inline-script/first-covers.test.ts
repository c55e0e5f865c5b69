import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchCovers } from './first-covers.ts'

const fetched: string[] = []
const Picture = class {
  set src(value: string) {
    fetched.push(value)
  }
}
const answered = (body: unknown) => Promise.resolve({ status: 200, body })
const games = (...covers: string[]) => {
  const data = covers.map((cover) => ({ cover }))
  return answered({ error: 0, data: { recently: { count: 0, data: [] }, top: { count: data.length, data } } })
}

beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal('Image', Picture)
})
afterEach(() => vi.unstubAllGlobals())

it('the covers of the first section are fetched once the code has loaded, if their addresses are valid', async () => {
  const code = Promise.withResolvers<void>()
  const done = fetchCovers(games('/a.webp', 'javascript:alert(1)', '/b.webp'), code.promise, 'https://api.example')
  await Promise.resolve()
  expect(fetched).toEqual([])
  code.resolve()
  await done
  expect(fetched).toEqual(['https://api.example/a.webp', 'https://api.example/b.webp'])
})

it.each([
  ['a lost answer', () => Promise.reject(new Error('lost'))],
  ['an answer that is none', () => answered(null)],
  ['a refusal', () => answered({ error: -1, data: null })],
])('%s is left to the lobby', async (_, answer) => {
  await fetchCovers(answer(), Promise.resolve(), 'https://api.example')
  expect(fetched).toEqual([])
})
