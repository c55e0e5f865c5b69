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
  leave = followOffset((isFlying) => flights.push(isFlying))(undefined, (...told) => offsets.push(told))
})
afterEach(() => {
  leave()
  leavePage()
})

it('tells a list of a slow scroll a few times, of a flight nothing but its two ends, and where it came to rest', () => {
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
