import type { Game } from '../api/index.ts'

/** A game with an id and a name, and nothing that a test would look at. */
export const testGame = (id: number): Game => ({
  id,
  name: `Game ${id}`,
  vendor: 'northlight',
  cover: '',
  category: 'Slots',
  enabled: true,
  playForFun: true,
  totalPlayCount: 0,
})
