import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followOffset } from './offset.ts'
import { leavePage, scroll, stillPage } from '@croupier/shared/testing'

let flights: boolean[]
let offsets: [number, boolean][]
let leave: () => void

beforeEach(() => {
  stillPage()
  flights = []
  offsets = []
  leave = followOffset((isFlying) => flights.push(isFlying))(undefined, (...reported) => offsets.push(reported))
})
afterEach(() => {
  leave()
  leavePage()
})

it('a slow scroll reports a few offsets, a flight only its start, end and resting offset', () => {
  scroll(40, 5)
  expect(flights.at(-1)).toBe(false)
  expect(offsets.length).toBeGreaterThan(3)
  expect(offsets.length).toBeLessThan(15)
  scroll(10, 70)
  offsets = []
  scroll(100, 70)
  expect(flights.at(-1)).toBe(true)
  expect(offsets).toEqual([])
  vi.advanceTimersByTime(200)
  expect(flights.at(-1)).toBe(false)
  expect(offsets).toEqual([[scrollY, false]])
})
