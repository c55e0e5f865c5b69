import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPace, type Pace } from './pace.ts'

let told: Pace[]
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
  told = []
  leave = followPace((pace) => told.push(pace))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Scrolls by so many px with each of some frames. */
function scroll(frames: number, px: number): void {
  for (let frame = 0; frame < frames; frame++) {
    vi.advanceTimersByTime(16)
    vi.stubGlobal('scrollY', scrollY + px)
    dispatchEvent(new Event('scroll'))
  }
}

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
