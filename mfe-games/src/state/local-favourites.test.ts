import { expect, it } from 'vitest'
import { readLocal } from './local-favourites.ts'

it('reads nothing from what is no list', () => {
  localStorage.setItem('croupier.favourites', '{broken')
  expect(readLocal()).toEqual([])
  localStorage.setItem('croupier.favourites', '"text"')
  expect(readLocal()).toEqual([])
})
