import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { observeScrollSpeed, type ScrollSpeed } from './scroll-speed.ts'
import { leavePage, scroll, stillPage } from '../testing/scroll.ts'

let told: ScrollSpeed[]
let leave: () => void

beforeEach(() => {
  stillPage()
  told = []
  leave = observeScrollSpeed(null, (pace) => told.push(pace))
})
afterEach(() => {
  leave()
  leavePage()
})

it('reports moving, very fast and still by viewports per second', () => {
  scroll(20, 10)
  expect(new Set(told)).toEqual(new Set(['moving']))
  scroll(20, 30)
  expect(told.at(-1)).toBe('fast')
  scroll(20, 60)
  expect(told.at(-1)).toBe('veryFast')
  scroll(8, 5)
  expect(told.at(-1)).toBe('moving')
  vi.advanceTimersByTime(200)
  expect(told.at(-1)).toBe('still')
})

it('reports a leap of more than a viewport as fast', () => {
  scroll(1, 5_000)
  expect(told).toEqual(['fast'])
})

it('does not report a long frame as still', () => {
  scroll(10, 60)
  told = []
  // The timer fires before the frame in which the page scrolls on.
  vi.advanceTimersByTime(121)
  vi.stubGlobal('scrollY', scrollY + 400)
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(16)
  expect(told).not.toContain('still')
})

it('measures a scrolling element by its own height', () => {
  const scroller = document.createElement('div')
  Object.defineProperty(scroller, 'clientHeight', { value: 400 })
  const heard: [ScrollSpeed, number][] = []
  const end = observeScrollSpeed(scroller, (...pace) => heard.push(pace))
  const scrollBy = (px: number) => {
    vi.advanceTimersByTime(60)
    scroller.scrollTop += px
    scroller.dispatchEvent(new Event('scroll'))
  }
  scrollBy(20)
  scrollBy(20)
  scrollBy(100)
  expect(heard).toEqual([
    ['moving', 20],
    ['moving', 40],
    ['veryFast', 140],
  ])
  expect(told).toEqual([])
  end()
  scrollBy(100)
  expect(heard).toHaveLength(3)
})
