import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPace, type Pace } from './pace.ts'
import { leavePage, scroll, stillPage } from './testing/scroll.ts'

let told: Pace[]
let leave: () => void

beforeEach(() => {
  stillPage()
  told = []
  leave = followPace((pace) => told.push(pace))
})
afterEach(() => {
  leave()
  leavePage()
})

it('tells moving from flying past by what passes in a second, and when the page stands still', () => {
  scroll(20, 10)
  expect(new Set(told)).toEqual(new Set(['moving']))
  scroll(20, 30)
  expect(told.at(-1)).toBe('fast')
  scroll(20, 60)
  expect(told.at(-1)).toBe('flying')
  scroll(8, 5)
  expect(told.at(-1)).toBe('moving')
  vi.advanceTimersByTime(200)
  expect(told.at(-1)).toBe('still')
})

it('takes a leap of more than a window as flying past', () => {
  scroll(1, 5_000)
  expect(told).toEqual(['fast'])
})

it('is not misled by a frame that takes long', () => {
  scroll(10, 60)
  told = []
  // The timer is over before the frame, and the page goes on with it.
  vi.advanceTimersByTime(121)
  vi.stubGlobal('scrollY', scrollY + 400)
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(16)
  expect(told).not.toContain('still')
})
