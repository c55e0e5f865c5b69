import { afterEach, describe, expect, it, vi } from 'vitest'
import { failureOf, requests, transportFor } from '../testing/test-transport.ts'

const ok = (data: unknown = null) => Response.json({ error: 0, message: '', data })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what is sent (SH-30)', () => {
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

describe('what comes back', () => {
  it('a call of ours that the operator has not got is a refusal, in whatever words the server says 404 (D3)', async () => {
    const missing = () => new Response('<h1>Not Found</h1>', { status: 404 })
    const { transport } = transportFor(missing)
    expect(await failureOf(transport.post({ path: '/ext/game/info', body: {} }))).toMatchObject({
      code: 404,
      kind: 'refused',
    })
    expect(await failureOf(transport.post({ path: '/sys/game/find', body: {} }))).toMatchObject({ kind: 'network' })
    const said = { error: 7, message: 'not here', data: null }
    const worded = transportFor(() => Response.json(said, { status: 404 })).transport
    expect(await failureOf(worded.post({ path: '/ext/game/info', body: {} }))).toMatchObject({ code: 7 })
  })

  it('gives the data of the envelope', async () => {
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

  it("a refusal carries the server's words (SH-31)", async () => {
    const { transport, onSessionInvalid } = transportFor(() => Response.json({ error: 7, message: 'No.' }))
    expect(await failureOf(transport.post({ path: '/a', body: {} }))).toMatchObject({
      code: 7,
      kind: 'refused',
      message: 'No.',
      field: undefined,
    })
    expect(onSessionInvalid).not.toHaveBeenCalled()
  })

  it('a refusal names the field that it is about', async () => {
    const { transport } = transportFor(() =>
      Response.json({ error: 7, message: 'Taken.', data: { field: 'username' } }),
    )
    expect((await failureOf(transport.post({ path: '/a', body: {} }))).field).toBe('username')
  })

  it('a refusal without words leaves them to its screen; every other failure has the client message', async () => {
    const refusal = transportFor(() => Response.json({ error: 7, message: '' })).transport
    expect(await failureOf(refusal.post({ path: '/a', body: {} }))).toMatchObject({ kind: 'refused', message: '' })
    const ended = transportFor(() => Response.json({ error: -2, message: null })).transport
    expect((await failureOf(ended.post({ path: '/a', body: {} }))).message).toBe('Server is busy, please try later')
  })

  it.each([200, 400, 409])(
    'a deed with a key that is refused with status %i is refused: nothing was done',
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

  it('a late -2 about a session that is over does not end the one that came after it', async () => {
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

  it('an aborted call is told as such', async () => {
    const { transport } = transportFor(() => Promise.reject(new DOMException('stop', 'AbortError')))
    const signal = AbortSignal.abort()
    expect((await failureOf(transport.post({ path: '/a', body: {}, signal }))).kind).toBe('aborted')
  })
})

describe('the indicator (SH-06)', () => {
  it('is raised by ordinary calls and not by marked ones', async () => {
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

describe('a server that does not answer', () => {
  it.each([
    ['a deed is told of while its answer may still come', {}, 1, 30_000],
    ['a read tells of it in its own place', { signal: new AbortController().signal }, 0, 20_000],
    ['what runs in the background tells nobody', { indicator: false }, 0, 30_000],
  ])('%s; what ran out of time says so', async (_, options, told, patience) => {
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

  it('a deed that was answered is no slow one any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { transport, onSlow } = transportFor(() => ok())
    await transport.post({ path: '/a', body: {} })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onSlow).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
