import { beforeAll, describe, expect, it } from 'vitest'
import { changePassword, resetPassword } from '../members/password.ts'
import { testApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { issueToken } from './one-time-tokens.ts'
import { clearAttempts, countAttempt, type LoginAttempt } from './login-throttle.ts'

const [OWNER, OTHER] = ['192.0.2.1', '198.51.100.7']

let shared: TestContext
beforeAll(async () => {
  shared = await testContext()
})

/**
 * A clock that stands still until `wait` moves it, and password attempts by it: each gives 'looked at' or its error.
 */
function standing() {
  let now = Date.now()
  const ctx = { ...shared, clock: () => new Date(now) }
  const attempt = (tried: LoginAttempt) => countAttempt(ctx, tried).then(() => 'looked at', String)
  return {
    ctx,
    wait: (seconds: number) => void (now += seconds * 1000),
    async tries(tried: LoginAttempt, times: number) {
      const outcomes: string[] = []
      for (let time = 0; time < times; time += 1) outcomes.push(await attempt(tried))
      return outcomes
    },
    attempt,
  }
}

const SLOW = 'Refusal: auth.slowDown'
const looked = (times: number) => Array.from({ length: times }, () => 'looked at')

describe.each(['a member', 'a name that nobody has'])('attempts at the password of %s', (whose) => {
  const someone = async () => {
    const { username } = await testMember(shared)
    return { name: whose === 'a member' ? username : `no-${username}` }
  }

  it('throttle the caller, not the owner of the account', async () => {
    const [subject, { tries, attempt }] = [await someone(), standing()]
    expect(await tries({ ...subject, ip: OTHER }, 6)).toEqual([...looked(5), SLOW])
    expect(await attempt({ ...subject, ip: OWNER })).toBe('looked at')
    expect(await attempt({ ...subject, ip: `::ffff:${OTHER}` })).toBe(SLOW)
  })

  it('from many addresses are throttled together, for a minute at most', async () => {
    const [subject, { tries, attempt, wait }] = [await someone(), standing()]
    const from = (host: number) => ({ ...subject, ip: `203.0.113.${host}` })
    const outcomes: string[] = []
    for (let host = 1; host <= 13; host += 1) outcomes.push(...(await tries(from(host), 4)))
    expect(outcomes).toEqual([...looked(50), SLOW, SLOW])
    for (let host = 20; host <= 30; host += 1) {
      wait(60)
      expect(await tries(from(host), 2)).toEqual(['looked at', SLOW])
    }
    wait(60)
    const owner = { ...subject, ip: OWNER }
    expect(await attempt(owner)).toBe('looked at')
    await clearAttempts(shared, owner)
    // Each caller's own attempts are cleared by that caller alone.
    expect(await tries(from(1), 2)).toEqual(['looked at', SLOW])
  })
})

it('the wait for a user name reveals nothing about its e-mail address', async () => {
  const [{ username, email }, { email: other }] = [await testMember(shared), await testMember(shared)]
  const { ctx } = standing()
  const { post } = await testApi(ctx)
  const outcomes = async (name: string, times: number) => {
    const body = { username: name, password: 'not-theirs-1', type: 'MEMBER' }
    const messages: string[] = []
    for (let time = 0; time < times; time += 1)
      messages.push((await post('/sys/auth/login', body, { 'x-forwarded-for': OTHER })).message)
    return messages
  }
  const ofName = await outcomes(username, 6)
  expect(new Set(ofName).size).toBe(2)
  expect(await outcomes(email, 6)).toEqual(ofName)
  expect(await outcomes(other, 6)).toEqual(ofName)
  expect(await outcomes(username.toUpperCase(), 1)).toEqual(ofName.slice(-1))
})

it('the common wait of all callers reveals nothing about an e-mail address either', async () => {
  const { username, email } = await testMember(shared)
  const { tries, attempt } = standing()
  for (let host = 1; host <= 13; host += 1) await tries({ name: username, ip: `203.0.113.${host}` }, 4)
  expect(await attempt({ name: username, ip: OWNER })).toBe(SLOW)
  expect(await attempt({ name: email, ip: OWNER })).toBe('looked at')
})

it('a new password, reset or changed, ends the wait of all callers and names', async () => {
  const { id, username, email } = await testMember(shared)
  const { ctx, tries, attempt } = standing()
  const token = await issueToken(ctx.db, { kind: 'reset', memberId: id, now: ctx.clock(), lifeMs: 60_000 })
  for (const choose of [() => resetPassword(ctx, token, 'brand-new-1'), () => changePassword(ctx, id, 'brand-new-2')]) {
    for (const name of [username, email]) await tries({ name, ip: OWNER }, 6)
    await choose()
    for (const name of [username, email]) expect(await attempt({ name, ip: OWNER })).toBe('looked at')
  }
})
