import { ApiError } from '@croupier/shared/api'
import { expect, it, onTestFinished, vi } from 'vitest'
import { INFO, REFRESH, refusal, sessionFor, user } from '../testing/test-session.ts'

const LOGIN = '/sys/auth/login'
const LOGOUT = '/sys/auth/logout'
const ADA = { ...user(), token: 'of ada' }
const BEN = { ...user({ id: 8, username: 'ben' }), token: 'of ben' }

/** A session whose first login request stays in flight until the test resolves `late`. */
function withLogin(stored: string | null = null) {
  const late = Promise.withResolvers<unknown>()
  const answers: Record<string, unknown> = { [LOGIN]: late.promise }
  const found = sessionFor(answers, stored)
  return { ...found, answers, late, first: found.session.signIn(LOGIN, {}) }
}

/** A member's session whose logout request stays in flight until the test resolves `late`. */
async function withLogout() {
  const late = Promise.withResolvers<unknown>()
  const answers: Record<string, unknown> = { [INFO]: user(), [LOGOUT]: late.promise }
  const found = sessionFor(answers)
  await found.session.start()
  return { ...found, answers, late, logout: found.session.signOut() }
}

it('a login that is answered after a later one stores nothing, but resolves to its user', async () => {
  const { session, first, late, token, announced, onSignedOut, answers } = withLogin()
  answers[LOGIN] = BEN
  await session.signIn(LOGIN, {})
  late.resolve(ADA)
  expect(await first).toMatchObject({ id: 7 })
  expect([session.get()?.id, token(), announced]).toEqual([8, 'of ben', ['signed-in']])
  expect(onSignedOut).not.toHaveBeenCalled()
})

it('a login that is answered during a later one stores nothing, and the later one is kept', async () => {
  const { session, first, late, token, announced, answers } = withLogin()
  const second = Promise.withResolvers<unknown>()
  answers[LOGIN] = second.promise
  const next = session.signIn(LOGIN, {})
  late.resolve(ADA)
  await first
  expect([session.get(), token(), announced]).toEqual([null, null, []])
  second.resolve(BEN)
  await next
  expect([session.get()?.id, token(), announced]).toEqual([8, 'of ben', ['signed-in']])
})

it.each([LOGIN, '/sys/auth/register'] as const)(
  '%s stores nothing when it is answered after a login in another tab',
  async (call) => {
    const late = Promise.withResolvers<unknown>()
    const { session, setToken, token, announced } = sessionFor({ [call]: late.promise }, null)
    const first = session.signIn(call, {})
    setToken('of ben')
    late.resolve(ADA)
    expect(await first).toMatchObject({ id: 7 })
    expect([session.get(), token(), announced]).toEqual([null, 'of ben', []])
  },
)

it('a login replaces a stored token that is refused meanwhile', async () => {
  const { session, first, late, token, answers } = withLogin('old')
  answers[INFO] = refusal(-2)
  await session.start()
  expect(token()).toBeNull()
  late.resolve(ADA)
  await first
  expect([session.get()?.id, token()]).toEqual([7, 'of ada'])
})

it('open screens close when a member registers another player', async () => {
  const { session, onSignedOut } = sessionFor({ [INFO]: user(), '/sys/auth/register': BEN })
  await session.start()
  await session.signIn('/sys/auth/register', {})
  expect(onSignedOut).toHaveBeenCalledOnce()
  expect(session.get()?.id).toBe(8)
})

it.each([
  ['somebody else', BEN],
  ['the same member', ADA],
])('a logout that is answered after its session ended leaves %s logged in', async (_, next) => {
  for (const answer of ['a yes', 'a failure']) {
    const { session, logout, late, answers, token, onSignedOut, announced } = await withLogout()
    session.end()
    answers[LOGIN] = next
    await session.signIn(LOGIN, {})
    if (answer === 'a yes') late.resolve(null)
    else late.reject(new ApiError({ code: -1, kind: 'network', message: 'busy', path: LOGOUT }))
    await logout
    expect([session.get()?.id, token(), announced]).toEqual([next.id, next.token, ['ended', 'signed-in']])
    expect(onSignedOut).not.toHaveBeenCalled()
  }
})

it('a logout counts although its token was renewed meanwhile, and its failure rejects until the session ends', async () => {
  const { session, logout, late, answers, token, onSignedOut } = await withLogout()
  answers[REFRESH] = { token: 'renewed' }
  await session.refresh()
  expect(token()).toBe('renewed')
  late.resolve(null)
  await logout
  expect([session.get(), token()]).toEqual([null, null])
  expect(onSignedOut).toHaveBeenCalledOnce()

  const other = await withLogout()
  other.late.reject(refusal(9))
  await expect(other.logout).rejects.toThrow()
  expect(other.session.get()?.id).toBe(7)
})

it('the later response of two logouts of one member, in two tabs, changes nothing', async () => {
  const { logout, late, otherTab, onSignedOut, setToken, announced } = await withLogout()
  setToken(null)
  otherTab('signed-out')
  late.resolve(null)
  await logout
  expect([onSignedOut.mock.calls.length, announced]).toEqual([1, []])
})

it('a response that arrives after the logout changes nothing', async () => {
  const answers: Record<string, unknown> = { [INFO]: user({ token: 'late' }), '/sys/auth/logout': null }
  const { session, token } = sessionFor(answers)
  const asking = session.start()
  session.forget()
  await asking
  expect([token(), session.get()]).toEqual([null, null])
})

it('the user is loaded within a minute after a long outage has ended', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answers: Record<string, unknown> = {
    [INFO]: new ApiError({ code: -1, kind: 'network', message: '', path: INFO }),
  }
  const { session } = sessionFor(answers)
  await session.start()
  await vi.advanceTimersByTimeAsync(22 * 60_000)
  answers[INFO] = user()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(session.get()?.id).toBe(7)
})
