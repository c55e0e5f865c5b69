import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingCounter } from './loading-counter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the loading flag', () => {
  it('hides 100 ms after the last request finished (site.md 4)', () => {
    const counter = createLoadingCounter()
    const first = counter.begin()
    const second = counter.begin()
    expect(counter.get()).toBe(true)
    first()
    vi.advanceTimersByTime(500)
    expect(counter.get()).toBe(true)
    second()
    vi.advanceTimersByTime(99)
    expect(counter.get()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(counter.get()).toBe(false)
  })

  it('stays on when another request begins within the 100 ms', () => {
    const counter = createLoadingCounter()
    const listener = vi.fn()
    counter.subscribe(listener)
    counter.begin()()
    vi.advanceTimersByTime(60)
    const again = counter.begin()
    vi.advanceTimersByTime(1000)
    expect(counter.get()).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
    again()
    vi.advanceTimersByTime(100)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('counts a repeated end of one request once', () => {
    const counter = createLoadingCounter()
    const one = counter.begin()
    counter.begin()
    one()
    one()
    vi.advanceTimersByTime(1000)
    expect(counter.get()).toBe(true)
  })
})
