import { expect, it, vi } from 'vitest'
import { makeBets } from './bets.ts'

it('a repeat places the last bets on an empty table, and never replaces chips', () => {
  const changed = vi.fn<() => void>()
  const bets = makeBets(changed)
  expect(bets.canRepeat()).toBe(false)
  bets.add('red', 100)
  bets.add('red', 50)
  bets.played()
  expect(bets.total()).toBe(0)
  expect(bets.canRepeat()).toBe(true)

  bets.add('17', 500)
  expect(bets.canRepeat()).toBe(false)
  changed.mockClear()
  bets.repeat()
  expect(bets.all()).toEqual([{ spot: '17', amount: 500 }])
  expect(changed).not.toHaveBeenCalled()

  bets.undo()
  bets.repeat()
  expect(bets.all()).toEqual([{ spot: 'red', amount: 150 }])
})
