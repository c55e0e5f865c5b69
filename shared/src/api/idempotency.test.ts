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

test('the same request is the same operation until it is answered, also after a reload', async () => {
  const first = idempotentRequest({ identity })
  const page = await reloaded()
  const again = page.idempotentRequest({ identity })
  expect([first.isRepeated, again.isRepeated]).toEqual([false, true])
  expect(again.key).toBe(first.key)
  expect(page.idempotentRequest({ identity: ['card', '51', '4242'] }).key).not.toBe(first.key)
  again.answered()
  expect(idempotentRequest({ identity }).key).not.toBe(first.key)
})

test('ten minutes after its last try the same is meant again; whoever remembers its key means that one', () => {
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

test('what was seen is over, and nothing else', () => {
  const kind = ['card', '50']
  const seen = idempotentRequest({ identity, kind })
  const other = idempotentRequest({ identity: ['coin', '50'], kind: ['coin', '50'] })
  expect(forgetSeenRequests(kind, Date.now())).toEqual([seen.key])
  expect(idempotentRequest({ identity, kind }).key).not.toBe(seen.key)
  expect(idempotentRequest({ identity: ['coin', '50'] }).key).toBe(other.key)
})

test('what was made before it was first asked for is not it; of what was tried again the first try counts', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = idempotentRequest({ identity, kind })
  const first = Date.now()
  vi.advanceTimersByTime(5 * 60_000)
  expect(idempotentRequest({ identity, kind }).key).toBe(key)
  expect(forgetSeenRequests(kind, first - 60_000)).toEqual([])
  expect(forgetSeenRequests(kind, first)).toEqual([key])
})

test.each([5, 11, 60])(
  'a dialog tried again after %i minutes: its order, once seen, is that of the first try',
  (minutes) => {
    vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
    const kind = ['card', '50']
    const { key } = idempotentRequest({ identity, kind })
    const made = Date.now()
    vi.advanceTimersByTime(minutes * 60_000)
    expect(idempotentRequest({ identity, kind, key }).key).toBe(key)
    expect(forgetSeenRequests(kind, made)).toEqual([key])
    expect(idempotentRequest({ identity, kind }).key).not.toBe(key)
  },
)

test('an open dialog hears that its order was seen also when nothing was tried for longer than ten minutes', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const kind = ['card', '50']
  const { key } = idempotentRequest({ identity, kind })
  const made = Date.now()
  vi.advanceTimersByTime(11 * 60_000)
  expect(forgetSeenRequests(kind, made)).toEqual([key])
})

test('one that was answered meanwhile is not taken for another of its kind when it is seen', () => {
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

test('nothing of what identifies it can be read in what is kept, and nothing is kept once all is answered', () => {
  const request = idempotentRequest({ identity: ['cash-out', 'DE02120300000000202051'], kind: ['cash-out'] })
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/cash-out|202051/)
  request.answered()
  expect(localStorage).toHaveLength(0)
})

test('a clock that is set back keeps nothing for longer, and what is no record is nothing', () => {
  vi.useFakeTimers({ now: new Date('2030-01-02T00:00:00Z') })
  const first = idempotentRequest({ identity })
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  const second = idempotentRequest({ identity })
  expect(second.key).not.toBe(first.key)
  localStorage.setItem('croupier.unanswered', '[null]')
  expect(idempotentRequest({ identity }).key).not.toBe(second.key)
})

test('a clock that is set right by a few minutes meanwhile makes it no other operation', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00Z') })
  const { key } = idempotentRequest({ identity })
  vi.setSystemTime(new Date('2030-01-01T11:57:00Z'))
  expect(idempotentRequest({ identity }).key).toBe(key)
})

test('where the browser keeps nothing it is known for as long as the page is', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const first = idempotentRequest({ identity })
  expect(idempotentRequest({ identity }).key).toBe(first.key)
  first.answered()
  expect(idempotentRequest({ identity }).key).not.toBe(first.key)
})
