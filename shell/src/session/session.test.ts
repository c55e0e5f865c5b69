import { ApiError } from '@croupier/shared/api'
import { describe, expect, it, vi } from 'vitest'
import { INFO, REFRESH, refusal, sessionFor, user } from '../testing/test-session.ts'

describe('the session', () => {
  it('requests the user of a stored token, and nothing without one (SE-01)', async () => {
    const known = sessionFor({ [INFO]: user({ token: 'renewed' }) })
    const heard = vi.fn()
    known.events.on('session:changed', heard)
    await known.session.start()
    expect([known.session.get()?.id, known.token()]).toEqual([7, 'renewed'])
    expect(heard.mock.calls).toEqual([[{ user: known.session.get() }]])
    // The frame waits for this response, so its timeout is shorter than that of other calls.
    expect(known.calls).toEqual([{ path: INFO, encoding: undefined, timeout: 10_000 }])
    expect(known.session.known.get()).toBe(true)
    const visitor = sessionFor({}, null)
    await visitor.session.start()
    expect(visitor.paths).toEqual([])
    expect(visitor.session.known.get()).toBe(true)
  })

  it('keeps the token private and publishes the user (SE-01)', async () => {
    const { session, token, announced, calls, events } = sessionFor({ '/sys/auth/login': user({ token: 'new' }) }, null)
    const heard = vi.fn()
    events.on('session:changed', heard)
    const signedIn = await session.signIn('/sys/auth/login', { username: 'ada' })
    expect(token()).toBe('new')
    expect([signedIn?.id, session.get()]).toEqual([7, signedIn])
    expect(heard.mock.calls).toEqual([[{ user: signedIn }]])
    expect(JSON.stringify(signedIn)).not.toContain('new')
    expect(announced).toEqual(['signed-in'])
    // The session is known although no stored token was checked before.
    expect([session.known.get(), calls[0]?.encoding]).toEqual([true, 'form'])
  })

  it('sends a registration as JSON, and logs in', async () => {
    const { session, calls } = sessionFor({ '/sys/auth/register': user({ token: 'new' }) }, null)
    expect((await session.signIn('/sys/auth/register', {}))?.id).toBe(7)
    expect(calls[0]?.encoding).toBe('json')
  })

  it('stores nothing when the login response has a token but no user', async () => {
    const { session, token, announced } = sessionFor({ '/sys/auth/login': { token: 'new' } }, null)
    await expect(session.signIn('/sys/auth/login', {})).rejects.toMatchObject({ kind: 'network' })
    expect([token(), session.get(), announced]).toEqual([null, null, []])
  })

  it("does not log in on a social registration's response without a token (D8)", async () => {
    const { session, token } = sessionFor({ '/sys/auth/faceBookRegister': null }, null)
    expect(await session.signIn('/sys/auth/faceBookRegister', {})).toBeNull()
    expect(token()).toBeNull()
  })

  it.each(['/sys/auth/login', '/sys/auth/register'] as const)(
    'rejects a response of %s without a token',
    async (call) => {
      const { session, token } = sessionFor({ [call]: null }, null)
      await expect(session.signIn(call, {})).rejects.toMatchObject({ kind: 'network' })
      expect([token(), session.get()]).toEqual([null, null])
    },
  )

  it('refresh requests the token, then the user, once for concurrent calls (SE-02)', async () => {
    const { session, paths, token } = sessionFor({
      [REFRESH]: { token: 'next' },
      [INFO]: user({ availableBalance: '12.50' }),
    })
    await Promise.all([session.refresh(), session.refresh()])
    expect(paths).toEqual([REFRESH, INFO])
    expect(token()).toBe('next')
    expect(session.get()?.availableBalance).toBe('12.50')
  })

  it('keeps the member after a failed refresh (SE-02)', async () => {
    const answers: Record<string, unknown> = { [INFO]: user() }
    const { session } = sessionFor(answers)
    await session.start()
    answers[REFRESH] = new ApiError({ code: -1, kind: 'network', message: '', path: REFRESH })
    expect((await session.refresh())?.id).toBe(7)
  })

  it.each([0, '0', false])('clears token and user and reloads once for enabled %j (SE-03)', async (enabled) => {
    const { session, token, reload, paths } = sessionFor({ [INFO]: user({ enabled }) })
    await session.start()
    expect(token()).toBeNull()
    expect(session.get()).toBeNull()
    expect(reload).toHaveBeenCalledOnce()
    await session.start()
    expect(reload).toHaveBeenCalledOnce()
    expect(paths).toEqual([INFO])
  })

  it('keeps the member after a malformed response, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const answers: Record<string, unknown> = { [INFO]: user(), [REFRESH]: {} }
    const { session, token } = sessionFor(answers)
    await session.start()
    answers[INFO] = user({ availableBalance: 'lots' })
    expect((await session.refresh())?.availableBalance).toBe('10.00')
    expect([token(), log.mock.calls.length]).toEqual(['old', 1])
    expect(log.mock.calls[0]?.[0]).toContain(INFO)
    log.mockRestore()
  })

  it('deletes an invalid token, but not after a network failure', async () => {
    const invalid = sessionFor({ [INFO]: refusal(-2) })
    await invalid.session.start()
    expect(invalid.token()).toBeNull()
    const offline = sessionFor({ [INFO]: new ApiError({ code: -1, kind: 'network', message: '', path: INFO }) })
    await offline.session.start()
    expect(offline.token()).toBe('old')
    const aborted = sessionFor({ [INFO]: new ApiError({ code: -1, kind: 'aborted', message: '', path: INFO }) })
    await aborted.session.start()
    expect(aborted.token()).toBe('old')
  })

  it.each([1, 429, 500])('keeps the token when the server answers %i instead of the user', async (code) => {
    const answers: Record<string, unknown> = { [INFO]: user() }
    const { session, token, announced, onSignedOut } = sessionFor(answers)
    await session.start()
    answers[INFO] = refusal(code)
    expect((await session.refresh())?.id).toBe(7)
    expect([token(), announced]).toEqual(['old', []])
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('refuses the login of a closed account, and stores nothing', async () => {
    const { session, token, announced } = sessionFor(
      { '/sys/auth/login': { ...user({ enabled: 0 }), token: 'new' } },
      null,
    )
    await expect(session.signIn('/sys/auth/login', {})).rejects.toMatchObject({ kind: 'refused', message: '' })
    expect([token(), session.get(), announced]).toEqual([null, null, []])
  })

  it('follows a logout and a login in another tab (SE-05)', async () => {
    const { session, otherTab, onSignedOut } = sessionFor({ [INFO]: user() })
    otherTab('signed-in')
    await vi.waitFor(() => expect(session.get()?.id).toBe(7))
    otherTab('signed-out')
    await vi.waitFor(() => expect(session.get()).toBeNull())
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('follows a login in another tab once its token is visible, and does not delete it before', async () => {
    const { session, otherTab, paths, setToken, announced } = sessionFor({ [INFO]: user() }, null)
    otherTab('signed-in')
    expect(paths).toEqual([])
    setToken('new')
    otherTab('token-arrived')
    await vi.waitFor(() => expect(session.get()?.id).toBe(7))
    expect(announced).toEqual([])
  })

  it('follows a second login in another tab while the first token is still visible', async () => {
    const answers: Record<string, unknown> = { [INFO]: user() }
    const { session, otherTab, onSignedOut, setToken, paths } = sessionFor(answers)
    await session.start()
    otherTab('signed-in')
    answers[INFO] = user({ id: 8 })
    setToken('of the other one')
    otherTab('token-arrived')
    await vi.waitFor(() => expect(session.get()?.id).toBe(8))
    expect(onSignedOut).toHaveBeenCalledOnce()
    const requestCount = paths.length
    setToken('renewed')
    otherTab('token-arrived')
    expect([session.get()?.id, paths.length]).toEqual([8, requestCount])
  })

  it('does not log the new player out after a suspension during a logout and a login', async () => {
    const answers: Record<string, unknown> = { [INFO]: user() }
    const { session, otherTab, onSignedOut, setToken, token, announced } = sessionFor(answers)
    await session.start()
    setToken('of the next player')
    answers[INFO] = user({ id: 8 })
    otherTab('signed-out')
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(session.get()).toBeNull()
    otherTab('signed-in')
    await vi.waitFor(() => expect(session.get()?.id).toBe(8))
    expect([token(), announced]).toEqual(['of the next player', []])
  })

  it('shows a visitor when Back restores the page after a logout', async () => {
    const answers: Record<string, unknown> = { [INFO]: user() }
    const { session, otherTab, onSignedOut, paths, setToken } = sessionFor(answers)
    await session.start()
    otherTab('returned')
    expect([session.get()?.id, paths.length]).toEqual([7, 1])
    setToken(null)
    otherTab('returned')
    expect([session.get(), onSignedOut.mock.calls.length]).toEqual([null, 1])
    setToken('of the next player')
    answers[INFO] = user({ id: 8 })
    otherTab('returned')
    await vi.waitFor(() => expect(session.get()?.id).toBe(8))
  })

  it('closes open screens when the token is refused later, or another player logs in', async () => {
    const answers: Record<string, unknown> = { [INFO]: user(), [REFRESH]: {} }
    const { session, onSignedOut } = sessionFor(answers)
    await session.start()
    answers[INFO] = user({ id: 8 })
    await session.refresh()
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    answers[INFO] = refusal(-2)
    await session.refresh()
    expect([session.get(), onSignedOut.mock.calls.length]).toEqual([null, 2])
  })

  it('logout clears the token, informs the other tabs and leads home, unless refused (SE-04)', async () => {
    const answers: Record<string, unknown> = { [INFO]: user(), '/sys/auth/logout': refusal(9) }
    const { session, token, announced, onSignedOut } = sessionFor(answers)
    await session.start()
    await expect(session.signOut()).rejects.toThrow()
    expect(session.get()?.id).toBe(7)
    answers['/sys/auth/logout'] = null
    await session.signOut()
    expect([token(), session.get()]).toEqual([null, null])
    expect(announced).toEqual(['signed-out'])
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('keeps the token while the server is silent, and retries, also after a login in another tab', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', vi.fn())
    vi.stubGlobal('removeEventListener', vi.fn())
    const answers: Record<string, unknown> = {
      [INFO]: new ApiError({ code: -1, kind: 'network', message: '', path: INFO }),
    }
    const { session, token, paths, otherTab, setToken } = sessionFor(answers)
    await session.start()
    expect([session.known.get(), session.get(), token()]).toEqual([true, null, 'old'])
    await vi.advanceTimersByTimeAsync(20_000)
    answers[INFO] = user()
    // The delay doubles with each retry.
    await vi.advanceTimersByTimeAsync(39_000)
    expect(session.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(session.get()?.id).toBe(7)
    await vi.advanceTimersByTimeAsync(400_000)
    expect(paths).toHaveLength(3)
    otherTab('signed-out')
    setToken('new')
    answers[INFO] = new ApiError({ code: -1, kind: 'network', message: '', path: INFO })
    otherTab('token-arrived')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(session.get()).toBeNull()
    answers[INFO] = user({ id: 8 })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(session.get()?.id).toBe(8)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('ends in every tab: emits login:required with the member still set, then leads to the login', async () => {
    const { session, events, otherTab, onEnded, onSignedOut, announced, token } = sessionFor({ [INFO]: user() })
    await session.start()
    const whose: (number | undefined)[] = []
    events.on('login:required', () => whose.push(session.get()?.id))
    otherTab('ended')
    otherTab('signed-out')
    expect([session.get(), token(), announced]).toEqual([null, null, []])
    expect([onEnded.mock.calls.length, onSignedOut.mock.calls.length, whose]).toEqual([1, 0, [7]])

    const visitor = sessionFor({}, null)
    await visitor.session.start()
    visitor.otherTab('ended')
    expect(visitor.onEnded).not.toHaveBeenCalled()

    const here = sessionFor({ [INFO]: user() })
    await here.session.start()
    here.session.end()
    expect([here.session.get(), here.token(), here.announced, here.onEnded.mock.calls.length]).toEqual([
      null,
      null,
      ['ended'],
      1,
    ])
  })

  it('ends in all tabs when a newly opened tab learns of it first', async () => {
    const opened = sessionFor({ [INFO]: refusal(-2) })
    await opened.session.start()
    expect([opened.token(), opened.announced]).toEqual([null, ['ended']])
  })

  it('ignores a late end message about an earlier token', async () => {
    const { session, otherTab, onEnded, onSignedOut, setToken, token } = sessionFor({ [INFO]: user() })
    await session.start()
    setToken('new')
    otherTab('ended')
    await vi.waitFor(() => expect(session.get()?.id).toBe(7))
    expect([token(), onEnded.mock.calls.length, onSignedOut.mock.calls.length]).toEqual(['new', 0, 1])
  })
})
