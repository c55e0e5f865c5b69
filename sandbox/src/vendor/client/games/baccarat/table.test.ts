// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { makeBets } from '../../tables/bets.ts'
import { makeBaccaratTable } from './table.ts'

vi.hoisted(() => {
  document.documentElement.lang = 'en'
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

it('takes no chips while bets are closed, and says so to the eye and to a screen reader', () => {
  const bets = makeBets(() => {})
  const table = makeBaccaratTable(document.body, bets, () => 100)
  const tie = table.element.querySelector<HTMLElement>('.tie')

  table.open(false)
  expect(table.element.className).toBe('bac bets-closed')
  expect(tie?.ariaDisabled).toBe('true')
  tie?.click()
  expect(bets.total()).toBe(0)

  table.open(true)
  expect(table.element.className).toBe('bac')
  expect(tie?.ariaDisabled).toBe('false')
  tie?.click()
  expect(bets.at('tie')).toBe(100)
})
