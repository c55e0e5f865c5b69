import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followOffset } from './offset.ts'

let flights: boolean[]
let offsets: [number, boolean][]
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
  flights = []
  offsets = []
  leave = followOffset((isFlying) => flights.push(isFlying))(undefined, (...told) => offsets.push(told))
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
