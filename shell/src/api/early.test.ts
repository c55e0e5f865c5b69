import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarlyResponse } from './early.ts'

const path = '/sys/game/all'
const answer = { status: 200, body: 'answer' }
const ask = vi.fn(() => Promise.resolve(answer))

describe('a call that the page makes early', () => {
  beforeEach(() => {
    ask.mockClear()
    window.croupierEarly = [{ path, payload: '{}', language: 'en', send: ask }]
  })

  it('answers the same call of the code, which asks for it where the page has not yet, once', async () => {
    await expect(takeEarlyResponse({ path, body: {} }, { language: 'en' })).resolves.toBe(answer)
    expect(takeEarlyResponse({ path, body: {} }, { language: 'en' })).toBeUndefined()
    expect(ask).toHaveBeenCalledOnce()
  })

  it.each([
    ['another body', { page: 2 }, { language: 'en' }],
    ['another language', {}, { language: 'fi' }],
    ['another player', {}, { language: 'en', authorization: 'token' }],
  ])("is nobody's with %s, and is not asked for any more", (_, body, headers) => {
    expect(takeEarlyResponse({ path, body }, headers)).toBeUndefined()
    expect(window.croupierEarly).toEqual([])
    expect(ask).not.toHaveBeenCalled()
  })
})
