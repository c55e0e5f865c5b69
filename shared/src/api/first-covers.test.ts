import { expect, it } from 'vitest'
import { firstCovers } from './first-covers.ts'

const games = (name: string, length: number) => Array.from({ length }, (_, index) => ({ cover: `${name}${index}` }))
const section = (name: string, length: number, count = length) => ({ count, data: games(name, length) })

it('firstCovers gives up to six covers of the first section', () => {
  expect(firstCovers({ top: section('top', 10), slotsGames: section('slot', 4) })).toEqual(
    ['0', '1', '2', '3', '4', '5'].map((place) => `top${place}`),
  )
  expect(firstCovers({ recently: section('recent', 2), top: section('top', 10) })).toEqual(['recent0', 'recent1'])
  expect(firstCovers({})).toEqual([])
  expect(firstCovers({ recently: null, top: section('top', 1) })).toEqual(['top0'])
})
