import { beforeAll, describe, expect, it, vi } from 'vitest'
import { as, testApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import type { TestContext } from '../testing/context.ts'
import { mailsOf } from '../testing/mails.ts'
import { testMember } from '../testing/members.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

async function inTurn<Each, Answer>(all: readonly Each[], request: (each: Each) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const each of all) answers.push(await request(each))
  return answers
}

describe('login', () => {
  it('takes a form or JSON, a username or an e-mail in any case', async () => {
    const member = await testMember(ctx)
    const login = { username: member.username, password: member.password, type: 'MEMBER' }
    expect((await api.form('/sys/auth/login', login)).data).toMatchObject({ id: member.id })
    const byMail = await api.post('/sys/auth/login', { ...login, username: member.email.toUpperCase() })
    expect(byMail.data.token).toMatch(/^[\w-]{43}$/)
    const info = await api.post('/sys/auth/token/info', {}, as(byMail.data))
    expect(info.data).toMatchObject({ username: member.username, currencySymbol: '$', enabled: 1 })
  })

  it('slows down after wrong passwords, equally for existing and unknown names', async () => {
    const member = await testMember(ctx)
    let now = Date.now()
    const still = await testApi({ ...ctx, clock: () => new Date(now) })
    const ghost = `ghost${member.id}`
    const tries = async (username: string) => {
      const messages: string[] = []
      for (let index = 0; index < 6; index += 1) {
        messages.push((await still.post('/sys/auth/login', { username, password: 'wrong' })).message)
      }
      return messages
    }
    const known = await tries(member.username)
    expect(known[0]).toBe('Username or password is wrong.')
    expect(known[5]).toContain('Too many attempts')
    expect(await tries(ghost)).toEqual(known)
    const right = { username: member.username, password: member.password }
    expect((await still.post('/sys/auth/login', right)).error).toBe(1)
    now += 2000
    expect((await still.post('/sys/auth/login', right)).error).toBe(0)
  })

  it('counts every spelling of a user name or e-mail address as one name (D50)', async () => {
    const { id } = await testMember(ctx)
    const member = await testMember(ctx, { username: `İpek${id}`, email: `İpek${id}@mail.example` })
    const now = new Date()
    const still = await testApi({ ...ctx, clock: () => now })
    const slowed = async (names: string[]) => {
      const tries = await inTurn(names, (username) => still.post('/sys/auth/login', { username, password: 'wrong' }))
      return tries.map(({ message }) => message.includes('Too many attempts'))
    }
    // Lowercased, İ is two characters in JavaScript and one in the database.
    const names = [`İpek${id}`, `İPEK${id}`, ` İPEK${id}`, `İpek${id} `, `İpek${id}`]
    expect(await slowed([...names, ...names])).toEqual([...names.map(() => false), ...names.map(() => true)])
    const mails = names.map((name) => `${name.trim()}@mail.example`)
    expect(await slowed([...mails, ...mails])).toEqual([...mails.map(() => false), ...mails.map(() => true)])
    const ghosts = [`İda${id}`, `İDA${id}`, `İdA${id} `, `İda${id}`, `İDa${id}`]
    expect(await slowed([...ghosts, ...ghosts])).toEqual([...ghosts.map(() => false), ...ghosts.map(() => true)])
    const right = { username: member.username, password: member.password }
    const later = await testApi({ ...ctx, clock: () => new Date(now.getTime() + 2000) })
    expect((await later.post('/sys/auth/login', right)).error).toBe(0)
    expect(await slowed(names.slice(1, 4))).toEqual([false, false, false])
  })

  it.each(['auth/login', 'auth/register', 'auth/checkRegister1', 'member/password/change', 'member/password/reset'])(
    'allows fewer calls of %s from one address than of other calls',
    async (name) => {
      const member = await testMember(ctx)
      const strict = await testApi({ ...ctx, config: { ...ctx.config, rateLimit: 100 } })
      const codes = await inTurn([1, 2, 3], () => strict.post(`/sys/${name}`, {}, as(member)))
      expect(codes.map(({ error }) => error)).toEqual([1, 1, 429])
    },
  )

  it('counts concurrent attempts', async () => {
    const member = await testMember(ctx)
    const wrong = { username: member.username, password: 'wrong' }
    const now = new Date()
    const atOnce = await testApi({ ...ctx, clock: () => now })
    const answers = await Promise.all(Array.from({ length: 12 }, () => atOnce.post('/sys/auth/login', wrong)))
    const looked = answers.filter(({ message }) => message === 'Username or password is wrong.')
    expect(looked).toHaveLength(5)
  })

  it('takes as long for an unknown name as for a wrong password', async () => {
    const member = await testMember(ctx)
    const timeOf = async (path: string, body: object) => {
      const times: number[] = []
      for (let index = 0; index < 4; index += 1) {
        const start = performance.now()
        await api.post(path, body)
        times.push(performance.now() - start)
      }
      return Math.min(...times)
    }
    const known = await timeOf('/sys/auth/login', { username: member.username, password: 'wrong' })
    const ghost = await timeOf('/sys/auth/login', { username: `nobody${member.id}`, password: 'wrong' })
    // Key derivation takes nearly all of the time; without it a response takes a tenth.
    expect(ghost).toBeGreaterThan(known / 3)
    expect(known).toBeGreaterThan(ghost / 3)
  })

  it('stores no password or token in the clear', async () => {
    const member = await testMember(ctx)
    const { passwordHash } = await ctx.db
      .selectFrom('members')
      .select('passwordHash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const sessions = await ctx.db.selectFrom('sessions').selectAll().where('memberId', '=', member.id).execute()
    expect(sessions.map((session) => session.tokenHash)).not.toContain(member.token)
  })
})

describe('a session', () => {
  it('ends with logout: later calls answer -2', async () => {
    const member = await testMember(ctx)
    expect((await api.post('/sys/auth/token/refresh', {}, as(member))).error).toBe(0)
    await api.post('/sys/auth/logout', {}, as(member))
    expect((await api.post('/sys/auth/token/info', {}, as(member))).error).toBe(-2)
    expect((await api.post('/sys/auth/token/info')).error).toBe(-2)
  })

  it('of a closed account can only read its status and log out', async () => {
    const member = await testMember(ctx, { enabled: 0 })
    expect((await api.post('/sys/auth/token/info', {}, as(member))).data.enabled).toBe(0)
    expect((await api.post('/sys/news/getNewCount', {}, as(member))).error).toBe(1)
  })

  it('acts for its own member only', async () => {
    const [one, other] = [await testMember(ctx), await testMember(ctx)]
    const foreign = await api.post('/sys/member/getMember', { id: other.id }, as(one))
    expect(foreign).toMatchObject({ error: 1, data: null })
    const news = await api.post('/base/news/listPage', { memberId_EQ: other.id }, as(one))
    expect(news.error).toBe(1)
  })
})

describe('passwords', () => {
  it('end the other sessions when they change, but not the one that changed them', async () => {
    const member = await testMember(ctx)
    const second = await api.post('/sys/auth/login', { username: member.username, password: member.password })
    const change = { id: member.id, password: 'new-pass-1', repassword: 'new-pass-1' }
    expect((await api.post('/sys/member/password/change', change, as(member))).error).toBe(0)
    expect((await api.post('/sys/auth/token/info', {}, as(second.data))).error).toBe(-2)
    expect((await api.post('/sys/auth/token/info', {}, as(member))).error).toBe(0)
    expect((await mailsOf(api, member.email)).data).toMatchObject([{ subject: 'Your Croupier password was changed' }])
  })

  it('can be reset by a mailed link once; the response does not reveal whether a name exists', async () => {
    const member = await testMember(ctx)
    const unknown = await api.post('/sys/member/mail/forgot/send', {
      usernameOrEmail: 'nobody@nowhere.example',
    })
    expect(await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: member.username })).toEqual(unknown)
    const mails = await mailsOf(api, member.email)
    const token = /password\/reset\?token=([\w-]+)/.exec(mails.data[0].text)![1]!
    const reset = { token, password: 'brand-new-1', repassword: 'brand-new-1' }
    expect((await api.post('/sys/member/password/reset', { ...reset, repassword: 'x' })).error).toBe(1)
    expect((await api.post('/sys/member/password/reset', reset)).error).toBe(0)
    const used = { error: 1, message: 'This link is no longer valid.', data: null }
    expect(await api.post('/sys/member/password/reset', reset)).toEqual(used)
    // For an unknown or expired token, the refusal names the field (D49).
    const madeUp = await api.post('/sys/member/password/reset', { ...reset, token: 'nothing' })
    expect(madeUp).toEqual({ ...used, data: { field: 'token' } })
    expect((await api.post('/sys/auth/login', { username: member.username, password: 'brand-new-1' })).error).toBe(0)
  })

  it('cannot be reset by a mailed link after an hour', async () => {
    const ctx = await testContext()
    const late = await testApi(ctx)
    const member = await testMember(ctx)
    await late.post('/sys/member/mail/forgot/send', { usernameOrEmail: member.username })
    const mails = await mailsOf(late, member.email)
    const token = /token=([\w-]+)/.exec(mails.data[0].text)![1]!
    ctx.pass(3600_000 + 1)
    const reset = { token, password: 'brand-new-1', repassword: 'brand-new-1' }
    const refused = await late.post('/sys/member/password/reset', reset)
    expect([refused.error, refused.data]).toEqual([1, { field: 'token' }])
  })

  it('invalidate other links when reset and notify the member; other mails stay at ten an hour', async () => {
    const ctx = await testContext()
    const site = await testApi(ctx)
    const member = await testMember(ctx)
    const requestMail = () => site.post('/sys/member/mail/forgot/send', { usernameOrEmail: member.email })
    const mails = async () => (await mailsOf(site, member.email)).data as { subject: string; text: string }[]
    const tokenIn = ({ text }: { text: string }) => /token=([\w-]+)/.exec(text)![1]!
    for (let index = 0; index < 12; index += 1) {
      expect((await requestMail()).error).toBe(0)
      if (index === 0) await mails()
    }
    await vi.waitFor(async () => expect(await mails()).toHaveLength(10))
    const tokens = (await mails()).map(tokenIn)
    const use = (token: string, password: string) =>
      site.post('/sys/member/password/reset', { token, password, repassword: password })
    expect((await use(tokens[3]!, 'brand-new-1')).error).toBe(0)
    for (const token of tokens) expect((await use(token, 'brand-new-2')).message).toContain('no longer valid')
    await vi.waitFor(async () => expect(await mails()).toHaveLength(11))
    const [notification] = await mails()
    expect(notification!.subject).toBe('Your Croupier password was changed')
    // If somebody else changed it, the owner takes the account back by the link in the mail.
    expect((await use(tokenIn(notification!), 'brand-new-3')).error).toBe(0)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(12))
    ctx.pass(3600_000 + 1)
    await requestMail()
    await vi.waitFor(async () => expect(await mails()).toHaveLength(13))
  })
})
