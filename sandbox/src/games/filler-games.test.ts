import { expect, it } from 'vitest'
import { withFillerGames } from './filler-games.ts'
import type { GameRow } from './view.ts'

const game = (id: number): GameRow => ({
  id,
  code: `game-${id}`,
  name: `Game ${id}`,
  vendor: 'northlight',
  category: 'Slots',
  cover: `/pictures/covers/game-${id}.svg`,
  enabled: 1,
  playForFun: true,
  totalPlayCount: 0,
})

it('the filler catalogue has the requested size, no two games alike, the real ones first', () => {
  const games = withFillerGames([game(1), game(2), game(3)], 10)
  expect(games.map(({ id }) => id)).toEqual([1, 2, 3, 1001, 1002, 1003, 2001, 2002, 2003, 3001])
  expect(new Set(games.map(({ cover }) => cover)).size).toBe(10)
  expect(games[3]).toMatchObject({ name: 'Game 1 2', code: 'game-1' })
  expect(withFillerGames([game(1)], 0)).toEqual([game(1)])
  expect(withFillerGames([], 10)).toEqual([])
})
