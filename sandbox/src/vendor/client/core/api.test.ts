import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, setWaitingListener } from './api.ts'
import type { Waiting } from './api.ts'

const waitings: Waiting[] = []
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  waitings.length = 0
  setWaitingListener((waiting) => waitings.push(waiting))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetched.mockReset()
})

it('a slow response is announced once, until it arrives', async () => {
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(answer.promise)
  const called = call('/open', { actionId: 'a' })
  await vi.advanceTimersByTimeAsync(2400)
  expect(waitings).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  expect(waitings).toEqual(['slow'])
  answer.resolve(Response.json({ balance: 1 }))
  expect(await called).toEqual({ balance: 1 })
  expect(waitings).toEqual(['slow', null])
})

it('a lost action is retried with the same body, and announced', async () => {
  fetched.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(new Response('', { status: 503 }))
  fetched.mockResolvedValueOnce(Response.json({ balance: 2 }))
  const called = call('/open', { actionId: 'a' })
  await vi.runAllTimersAsync()
  expect(await called).toEqual({ balance: 2 })
  expect(new Set(fetched.mock.calls.map(([, init]) => init?.body)).size).toBe(1)
  expect(waitings).toEqual(['lost', 'lost', null])
})

it('a refusal is not retried', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'blocked' }, { status: 409 }))
  await expect(call('/open', { actionId: 'a' })).rejects.toThrow('blocked')
  expect(fetched).toHaveBeenCalledOnce()
})

it('a truncated response is discarded, and the action retried', async () => {
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
  expect(waitings).toEqual(['lost', 'lost', null])
})
