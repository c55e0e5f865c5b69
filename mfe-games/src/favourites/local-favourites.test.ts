import { testGame } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { readLocal, setLocal } from './local-favourites.ts'

it.each(['{broken', '"text"', 'null', '[null]', '[7]', '[{"name":"no id"}]'])(
  'readLocal ignores a stored text that is not a list of games (%s)',
  (text) => {
    localStorage.setItem('croupier.favourites', text)
    expect(readLocal()).toEqual([])
  },
)

it('readLocal returns the favourites as they were stored', () => {
  setLocal(testGame(1), true)
  expect(JSON.parse(localStorage.getItem('croupier.favourites')!)).toEqual([testGame(1)])
  expect(readLocal()).toEqual([testGame(1)])
})
