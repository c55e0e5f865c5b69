import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, whenWaiting } from './api.ts'
import type { Waiting } from './api.ts'

const told: Waiting[] = []
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  told.length = 0
  whenWaiting((waiting) => told.push(waiting))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetched.mockReset()
})

it('says that the table is slow, once, until its answer is there', async () => {
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(answer.promise)
  const called = call('/open', { actionId: 'a' })
  await vi.advanceTimersByTimeAsync(2400)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  expect(told).toEqual(['slow'])
  answer.resolve(Response.json({ balance: 1 }))
  expect(await called).toEqual({ balance: 1 })
  expect(told).toEqual(['slow', null])
})

it('tries a lost action again with the same body, and says so', async () => {
  fetched.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(new Response('', { status: 503 }))
  fetched.mockResolvedValueOnce(Response.json({ balance: 2 }))
  const called = call('/open', { actionId: 'a' })
  await vi.runAllTimersAsync()
  expect(await called).toEqual({ balance: 2 })
  expect(new Set(fetched.mock.calls.map(([, init]) => init?.body)).size).toBe(1)
  expect(told).toEqual(['lost', 'lost', null])
})

it('does not try a refusal again', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'blocked' }, { status: 409 }))
  await expect(call('/open', { actionId: 'a' })).rejects.toThrow('blocked')
  expect(fetched).toHaveBeenCalledOnce()
})

it('an answer that is cut off is none: the action is tried again, and only its whole answer counts', async () => {
  const cut = new ReadableStream<Uint8Array>({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"balance":'))
      body.error(new TypeError('lost'))
    },
  })
  fetched.mockResolvedValueOnce(new Response(cut)).mockResolvedValueOnce(new Response('{"balance":'))
  fetched.mockResolvedValueOnce(Response.json({ balance: 3 }))
  const called = call('/open', { actionId: 'a' })
  await vi.runAllTimersAsync()
  expect(await called).toEqual({ balance: 3 })
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(told).toEqual(['lost', 'lost', null])
})
