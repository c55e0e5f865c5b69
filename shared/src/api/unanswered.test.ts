// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetUnanswered, unanswered } from './unanswered.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetModules()
  localStorage.clear()
})

/** The module as after a reload: its memory is gone. */
const reloaded = async () => {
  vi.resetModules()
  return import('./unanswered.ts')
}
const wish = ['card', '50', '4242']

test('the same is the same deed until it is answered, also after a reload', async () => {
  const first = unanswered({ wish })
  const page = await reloaded()
  const again = page.unanswered({ wish })
  expect([first.isRepeated, again.isRepeated]).toEqual([false, true])
  expect(again.key).toBe(first.key)
  expect(page.unanswered({ wish: ['card', '51', '4242'] }).key).not.toBe(first.key)
  again.answered()
  expect(unanswered({ wish }).key).not.toBe(first.key)
})

test('ten minutes after its last try the same is meant again; whoever remembers its key means that one', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const { key } = unanswered({ wish })
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(10 * 60_000 - 1)
    expect(unanswered({ wish })).toMatchObject({ key, isRepeated: true })
  }
  vi.advanceTimersByTime(10 * 60_000)
  const other = unanswered({ wish })
  expect([other.key === key, other.isRepeated]).toEqual([false, false])
  vi.advanceTimersByTime(10 * 60_000)
  expect(unanswered({ wish, key })).toMatchObject({ key, isRepeated: true })
})

test('what was seen is over, and nothing else', () => {
  const kind = ['card', '50']
  const seen = unanswered({ wish, kind })
  const other = unanswered({ wish: ['coin', '50'], kind: ['coin', '50'] })
  expect(forgetUnanswered(kind, Date.now())).toEqual([seen.key])
  expect(unanswered({ wish, kind }).key).not.toBe(seen.key)
  expect(unanswered({ wish: ['coin', '50'] }).key).toBe(other.key)
})

test('what was made before it was first asked for is not it; of what was tried again the first try counts', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = unanswered({ wish, kind })
  const first = Date.now()
  vi.advanceTimersByTime(5 * 60_000)
  expect(unanswered({ wish, kind }).key).toBe(key)
  expect(forgetUnanswered(kind, first - 60_000)).toEqual([])
  expect(forgetUnanswered(kind, first)).toEqual([key])
})

test('one that was answered meanwhile is not taken for another of its kind when it is seen', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = unanswered({ wish, kind })
  vi.advanceTimersByTime(60_000)
  const made = Date.now()
  const second = unanswered({ wish: ['card', '50', '1881'], kind })
  vi.advanceTimersByTime(2000)
  second.answered()
  expect(forgetUnanswered(kind, made)).toEqual([])
  expect(unanswered({ wish, kind }).key).toBe(key)
})

test('nothing of a wish can be read in what is kept, and nothing is kept once all is answered', () => {
  const deed = unanswered({ wish: ['cash-out', 'DE02120300000000202051'], kind: ['cash-out'] })
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/cash-out|202051/)
  deed.answered()
  expect(localStorage).toHaveLength(0)
})

test('a clock that is set back keeps nothing for longer, and what is no record is nothing', () => {
  vi.useFakeTimers({ now: new Date('2030-01-02T00:00:00Z') })
  const first = unanswered({ wish })
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  const second = unanswered({ wish })
  expect(second.key).not.toBe(first.key)
  localStorage.setItem('croupier.unanswered', '[null]')
  expect(unanswered({ wish }).key).not.toBe(second.key)
})

test('a clock that is set right by a few minutes meanwhile makes it no other deed', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const { key } = unanswered({ wish })
  vi.setSystemTime(new Date('2030-01-01T11:57:00Z'))
  expect(unanswered({ wish }).key).toBe(key)
})

test('where the browser keeps nothing it is known for as long as the page is', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const first = unanswered({ wish })
  expect(unanswered({ wish }).key).toBe(first.key)
  first.answered()
  expect(unanswered({ wish }).key).not.toBe(first.key)
})
