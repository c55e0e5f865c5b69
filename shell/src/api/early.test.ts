import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarlyResponse } from './early.ts'

const path = '/sys/game/all'
const answer = { status: 200, body: 'answer' }
const send = vi.fn(() => Promise.resolve(answer))

describe('takeEarlyResponse', () => {
  beforeEach(() => {
    send.mockClear()
    window.croupierEarly = [{ path, payload: '{}', language: 'en', send: send }]
  })

  it('returns the early response to the same call once, and sends the request if the page has not', async () => {
    await expect(takeEarlyResponse({ path, body: {} }, { language: 'en' })).resolves.toBe(answer)
    expect(takeEarlyResponse({ path, body: {} }, { language: 'en' })).toBeUndefined()
    expect(send).toHaveBeenCalledOnce()
  })

  it.each([
    ['another body', { page: 2 }, { language: 'en' }],
    ['another language', {}, { language: 'fi' }],
    ['another player', {}, { language: 'en', authorization: 'token' }],
  ])('drops an early call with %s', (_, body, headers) => {
    expect(takeEarlyResponse({ path, body }, headers)).toBeUndefined()
    expect(window.croupierEarly).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })
})
