import { act, cleanup, render, screen } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPace, useIsCoverDue } from './covers.ts'

let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('innerHeight', 800)
  setPace('fast')
})
afterEach(() => {
  cleanup()
  setPace('still')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Cover({ top }: { top: number }) {
  return useIsCoverDue(top, false) ? <p>{top}</p> : null
}

/** As many covers as given, 100 px apart, the first one at the top of the page. */
const mount = (count: number) =>
  render(Array.from({ length: count }, (_, index) => <Cover key={index} top={index * 100} />))

/** The tops of the covers that are drawn. */
const drawn = () => screen.queryAllByText(/^\d+$/).map(({ textContent }) => Number(textContent))

/** Lets the next timer end; returns after how many ms it did. */
function next(): number {
  const start = Date.now()
  act(() => void vi.advanceTimersToNextTimer())
  return Date.now() - start
}

/** Ends the frame with the last cover after so many ms; returns the pause before the next cover. */
function pauseAfter(frameMs: number): number {
  for (const time of [1_000, 1_000 + frameMs]) frames.shift()?.(time)
  return next()
}

it('a page at rest draws six covers at once, those nearest to the middle of the window first', () => {
  mount(15)
  // The middle is at 710 px.
  setPace('still', 310)
  next()
  expect(drawn()).toEqual([500, 600, 700, 800, 900, 1_000])
  next()
  expect(drawn()).toEqual([200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200, 1_300])
  next()
  expect(drawn()).toHaveLength(15)
  expect(vi.getTimerCount()).toBe(0)
})

it('a scrolling page draws one cover at a time, the nearest first, and less often after dropped frames', () => {
  mount(30)
  setPace('moving', 310)
  expect(next()).toBe(0)
  expect(drawn()).toEqual([700])
  expect(pauseAfter(26)).toBe(100)
  expect(drawn()).toEqual([700, 800])
  expect(pauseAfter(26)).toBe(300)
  expect(drawn()).toEqual([600, 700, 800])
  expect(pauseAfter(25)).toBe(150)
  expect([26, 26, 26, 26].map(pauseAfter)).toEqual([400, 900, 1_000, 1_000])
  expect(Array.from({ length: 10 }, () => pauseAfter(16))).toEqual([500, 250, 125, 62, 31, 15, 7, 3, 1, 0])
  expect(drawn()).toHaveLength(18)
})

it.each(['fast', 'veryFast'] as const)('a page that flies past (%s) draws no cover until it is slower', (pace) => {
  setPace(pace)
  mount(3)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(drawn()).toEqual([])
  setPace('moving', 310)
  next()
  expect(drawn()).toEqual([200])
})
