import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchText, isTimeout } from './fetch-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('fetchText', () => {
  it('rejects after a timeout, which isTimeout tells from a refusal', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
    )
    const late = fetchText('/text').catch((error: unknown) => error)
    limit.abort(new DOMException('', 'TimeoutError'))
    expect(isTimeout(await late)).toBe(true)
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
    expect(isTimeout(await fetchText('/text').catch((error: unknown) => error))).toBe(false)
  })
})
