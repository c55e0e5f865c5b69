// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetSeenRequests, idempotentRequest } from './idempotency.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetModules()
  localStorage.clear()
})

/** The module as after a reload: its memory is gone. */
const reloaded = async () => {
  vi.resetModules()
  return import('./idempotency.ts')
}
const identity = ['card', '50', '4242']

test('a request keeps its key until it is answered, also after a reload', async () => {
  const first = idempotentRequest({ identity })
  const page = await reloaded()
  const again = page.idempotentRequest({ identity })
  expect([first.isRepeated, again.isRepeated]).toEqual([false, true])
  expect(again.key).toBe(first.key)
  expect(page.idempotentRequest({ identity: ['card', '51', '4242'] }).key).not.toBe(first.key)
  again.answered()
  expect(idempotentRequest({ identity }).key).not.toBe(first.key)
})

test('a request gets a new key ten minutes after its last try, unless the caller has the old one', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const { key } = idempotentRequest({ identity })
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(10 * 60_000 - 1)
    expect(idempotentRequest({ identity })).toMatchObject({ key, isRepeated: true })
  }
  vi.advanceTimersByTime(10 * 60_000)
  const other = idempotentRequest({ identity })
  expect([other.key === key, other.isRepeated]).toEqual([false, false])
  vi.advanceTimersByTime(10 * 60_000)
  expect(idempotentRequest({ identity, key })).toMatchObject({ key, isRepeated: true })
})

test('a seen operation ends its own request only', () => {
  const kind = ['card', '50']
  const seen = idempotentRequest({ identity, kind })
  const other = idempotentRequest({ identity: ['coin', '50'], kind: ['coin', '50'] })
  expect(forgetSeenRequests(kind, Date.now())).toEqual([seen.key])
  expect(idempotentRequest({ identity, kind }).key).not.toBe(seen.key)
  expect(idempotentRequest({ identity: ['coin', '50'] }).key).toBe(other.key)
})

test('an operation created before the first try of a request does not end it', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = idempotentRequest({ identity, kind })
  const first = Date.now()
  vi.advanceTimersByTime(5 * 60_000)
  expect(idempotentRequest({ identity, kind }).key).toBe(key)
  expect(forgetSeenRequests(kind, first - 60_000)).toEqual([])
  expect(forgetSeenRequests(kind, first)).toEqual([key])
})

test.each([5, 11, 60])('an order seen %i minutes after the first try ends the request of an open dialog', (minutes) => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = idempotentRequest({ identity, kind })
  const made = Date.now()
  vi.advanceTimersByTime(minutes * 60_000)
  expect(idempotentRequest({ identity, kind, key }).key).toBe(key)
  expect(forgetSeenRequests(kind, made)).toEqual([key])
  expect(idempotentRequest({ identity, kind }).key).not.toBe(key)
})

test('a seen order drops the key of an open dialog, also after more than ten minutes', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = idempotentRequest({ identity, kind })
  const made = Date.now()
  vi.advanceTimersByTime(11 * 60_000)
  expect(forgetSeenRequests(kind, made)).toEqual([key])
})

test('an answered operation does not end another request of its kind when it is seen', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = idempotentRequest({ identity, kind })
  vi.advanceTimersByTime(60_000)
  const made = Date.now()
  const second = idempotentRequest({ identity: ['card', '50', '1881'], kind })
  vi.advanceTimersByTime(2000)
  second.answered()
  expect(forgetSeenRequests(kind, made)).toEqual([])
  expect(idempotentRequest({ identity, kind }).key).toBe(key)
})

test('the store holds no readable identity, and is empty once all requests are answered', () => {
  const request = idempotentRequest({ identity: ['cash-out', 'DE02120300000000202051'], kind: ['cash-out'] })
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/cash-out|202051/)
  request.answered()
  expect(localStorage).toHaveLength(0)
})

test('a clock that is set back keeps no request for longer, and an invalid store reads as empty', () => {
  vi.useFakeTimers({ now: new Date('2030-01-02T00:00:00Z') })
  const first = idempotentRequest({ identity })
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  const second = idempotentRequest({ identity })
  expect(second.key).not.toBe(first.key)
  localStorage.setItem('croupier.unanswered', '[null]')
  expect(idempotentRequest({ identity }).key).not.toBe(second.key)
})

test('a clock corrected by a few minutes leaves the key as it is', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const { key } = idempotentRequest({ identity })
  vi.setSystemTime(new Date('2030-01-01T11:57:00Z'))
  expect(idempotentRequest({ identity }).key).toBe(key)
})

test("a request keeps its key in the page's memory if storage is forbidden", () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const first = idempotentRequest({ identity })
  expect(idempotentRequest({ identity }).key).toBe(first.key)
  first.answered()
  expect(idempotentRequest({ identity }).key).not.toBe(first.key)
})
