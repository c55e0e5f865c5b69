import { afterEach, describe, expect, it, vi } from 'vitest'
import { failureOf, requests, transportFor } from '../testing/test-transport.ts'

const ok = (data: unknown = null) => Response.json({ error: 0, message: '', data })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a request (SH-30)', () => {
  it('carries token and language, form-encoded, without cookies', async () => {
    const { transport } = transportFor(() => ok())
    await transport.post({ path: '/a', body: { one: 1, none: undefined, nothing: null, words: 'ä b' } })
    const [request] = requests
    expect(request!.headers.get('authorization')).toBe('secret')
    expect(request!.headers.get('language')).toBe('fi')
    expect(request!.headers.has('idempotency-key')).toBe(false)
    expect(request!.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(request!.credentials).toBe('omit')
    expect(await request!.text()).toBe('one=1&words=%C3%A4+b')
  })

  it('sends JSON as is', async () => {
    const { transport } = transportFor(() => ok())
    await transport.post({ path: '/a', body: { one: 1 }, encoding: 'json', idempotencyKey: 'k1' })
    expect(requests[0]!.headers.get('content-type')).toContain('application/json')
    expect(requests[0]!.headers.get('idempotency-key')).toBe('k1')
    expect(await requests[0]!.json()).toEqual({ one: 1 })
  })
})

describe('a response', () => {
  it('a 404 for one of our own calls is a refusal, whatever its body is (D3)', async () => {
    const missing = () => new Response('<h1>Not Found</h1>', { status: 404 })
    const { transport } = transportFor(missing)
    expect(await failureOf(transport.post({ path: '/ext/game/info', body: {} }))).toMatchObject({
      code: 404,
      kind: 'refused',
    })
    expect(await failureOf(transport.post({ path: '/sys/game/find', body: {} }))).toMatchObject({ kind: 'network' })
    const refusal = { error: 7, message: 'not here', data: null }
    const worded = transportFor(() => Response.json(refusal, { status: 404 })).transport
    expect(await failureOf(worded.post({ path: '/ext/game/info', body: {} }))).toMatchObject({ code: 7 })
  })

  it('resolves to the data of the envelope', async () => {
    const { transport } = transportFor(() => ok({ a: 1 }))
    expect(await transport.post({ path: '/a', body: {} })).toEqual({ a: 1 })
  })

  it.each([
    ['html', () => new Response('<p>no</p>')],
    ['nothing', () => new Response('')],
    ['an array', () => Response.json([])],
    ['null', () => Response.json(null)],
    ['another shape', () => Response.json({ status: 'ok' })],
    ['error as text', () => Response.json({ error: '0', data: 1 })],
    ['no network', () => Promise.reject(new TypeError('failed'))],
    ['500 without an envelope', () => new Response('', { status: 500 })],
  ])('%s is error -1 with the client message (SH-32, D2)', async (_, answer) => {
    const { transport } = transportFor(answer)
    const error = await failureOf(transport.post({ path: '/a', body: {} }))
    expect(error).toMatchObject({ code: -1, kind: 'network', message: 'Server is busy, please try later' })
  })

  it("a refusal carries the server's message (SH-31)", async () => {
    const { transport, onSessionInvalid } = transportFor(() => Response.json({ error: 7, message: 'No.' }))
    expect(await failureOf(transport.post({ path: '/a', body: {} }))).toMatchObject({
      code: 7,
      kind: 'refused',
      message: 'No.',
      field: undefined,
    })
    expect(onSessionInvalid).not.toHaveBeenCalled()
  })

  it('a refusal carries the field that it names', async () => {
    const { transport } = transportFor(() =>
      Response.json({ error: 7, message: 'Taken.', data: { field: 'username' } }),
    )
    expect((await failureOf(transport.post({ path: '/a', body: {} }))).field).toBe('username')
  })

  it("a refusal without a message has none; every other failure has the client's message", async () => {
    const refusal = transportFor(() => Response.json({ error: 7, message: '' })).transport
    expect(await failureOf(refusal.post({ path: '/a', body: {} }))).toMatchObject({ kind: 'refused', message: '' })
    const ended = transportFor(() => Response.json({ error: -2, message: null })).transport
    expect((await failureOf(ended.post({ path: '/a', body: {} }))).message).toBe('Server is busy, please try later')
  })

  it.each([200, 400, 409])(
    'a write with an idempotency key and status %i is a refusal: nothing was done',
    async (status) => {
      const { transport } = transportFor(() => Response.json({ error: 7, message: 'No.' }, { status }))
      const deed = transport.post({ path: '/a', body: {}, idempotencyKey: 'k1' })
      expect(await failureOf(deed)).toMatchObject({ kind: 'refused', message: 'No.' })
    },
  )

  it('-2 ends the session, except from token info (SH-32)', async () => {
    const { transport, onSessionInvalid } = transportFor(() => Response.json({ error: -2, message: 'gone' }))
    await failureOf(transport.post({ path: '/sys/auth/token/info', body: {} }))
    expect(onSessionInvalid).not.toHaveBeenCalled()
    expect(await failureOf(transport.post({ path: '/a', body: {} }))).toMatchObject({ code: -2, kind: 'session' })
    expect(onSessionInvalid).toHaveBeenCalledOnce()
  })

  it('a late -2 about an ended session does not end the next session', async () => {
    let token = 'old'
    const { transport, onSessionInvalid } = transportFor(
      () => {
        token = 'new'
        return Response.json({ error: -2, message: 'gone' })
      },
      () => token,
    )
    expect(await failureOf(transport.post({ path: '/a', body: {} }))).toMatchObject({ kind: 'session' })
    expect(onSessionInvalid).not.toHaveBeenCalled()
  })

  it('an aborted call rejects with kind aborted', async () => {
    const { transport } = transportFor(() => Promise.reject(new DOMException('stop', 'AbortError')))
    const signal = AbortSignal.abort()
    expect((await failureOf(transport.post({ path: '/a', body: {}, signal }))).kind).toBe('aborted')
  })
})

describe('the indicator (SH-06)', () => {
  it('shows during ordinary calls, but not during calls without an indicator', async () => {
    const { transport } = transportFor(() => ok())
    const { loading } = transport.options
    const marked = transport.post({ path: '/a', body: {}, indicator: false })
    expect(loading.get()).toBe(false)
    await marked
    const ordinary = transport.post({ path: '/a', body: {} })
    expect(loading.get()).toBe(true)
    await ordinary
    await vi.waitFor(() => expect(loading.get()).toBe(false))
  })
})

describe('a server that does not respond', () => {
  it.each([
    ['a slow write calls onSlow while its response may still come', {}, 1, 30_000],
    ['a slow read does not call onSlow', { signal: new AbortController().signal }, 0, 20_000],
    ['a slow background call does not call onSlow', { indicator: false }, 0, 30_000],
  ])('%s; the timeout is reported as such', async (_, options, told, patience) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const { transport, onSlow } = transportFor(
      () =>
        new Promise((_, reject) => limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error))),
    )
    const failure = failureOf(transport.post({ path: '/a', body: {}, ...options }))
    await vi.advanceTimersByTimeAsync(5_900)
    expect(onSlow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(onSlow).toHaveBeenCalledTimes(told)
    expect(timeout).toHaveBeenCalledWith(patience)
    limit.abort(new DOMException('', 'TimeoutError'))
    expect(await failure).toMatchObject({ code: -1, kind: 'network', isTimeout: true })
    vi.useRealTimers()
  })

  it('a write that was answered does not call onSlow later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { transport, onSlow } = transportFor(() => ok())
    await transport.post({ path: '/a', body: {} })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onSlow).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
