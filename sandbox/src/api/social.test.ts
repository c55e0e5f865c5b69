import { beforeAll, describe, expect, it } from 'vitest'
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

describe('a social account', () => {
  const identity = (email: string) => ({ email, firstName: 'Mary Ann', lastName: 'Duarte' })
  const join = (email: string) => api.post('/sys/auth/faceBookRegister', identity(email))

  it('logs in at once with a verified address, once; otherwise after a mailed confirmation', async () => {
    const email = `social${Date.now()}@mail.example`
    expect((await join(email)).data).toEqual({ mailSent: true })
    await api.post('/_test/social', { email: email.toUpperCase() })
    const { data } = await join(email)
    expect((await api.post('/sys/auth/token/info', {}, as(data))).data).toMatchObject({ email, activated: true })
    expect((await join(email)).data).toEqual({ mailSent: true })
  })

  it('counts as new at the first login of a member whose address was not confirmed before, and only then', async () => {
    const [email, waited] = [`new${Date.now()}@mail.example`, `waited${Date.now()}@mail.example`]
    const [member, unproved] = [await testMember(ctx), await testMember(ctx, { activated: false })]
    const isNew = async (address: string) => {
      await api.post('/_test/social', { email: address })
      return (await join(address)).data.isNew as boolean
    }
    await join(waited)
    expect([await isNew(email), await isNew(waited)]).toEqual([true, true])
    const known = [email, waited, member.email, unproved.email]
    for (const address of known) expect(await isNew(address), address).toBe(false)
  })

  it('gives an account that was never activated to the verified owner alone', async () => {
    const squatted = await testMember(ctx, { activated: false })
    await api.post('/_test/social', { email: squatted.email })
    const { data } = await join(squatted.email)
    expect(data).toMatchObject({ id: squatted.id, activated: true })
    const login = { username: squatted.username, password: squatted.password }
    expect((await api.post('/sys/auth/login', login)).error).toBe(1)
    expect((await api.post('/sys/auth/token/info', {}, as(squatted))).error).toBe(-2)
    expect((await api.post('/sys/auth/token/info', {}, as(data))).error).toBe(0)
  })

  it('resets password and sessions of an activated account at its first social login only, and notifies the member', async () => {
    // An account that somebody else made, who waited until the address's owner had pressed the mailed link.
    const member = await testMember(ctx)
    const login = (password: string) => api.post('/sys/auth/login', { username: member.username, password })
    const again = await login(member.password)
    await api.post('/_test/social', { email: member.email })
    const { data } = await join(member.email)
    for (const ended of [member, again.data])
      expect((await api.post('/sys/auth/token/info', {}, as(ended))).error).toBe(-2)
    expect((await login(member.password)).error).toBe(1)
    expect((await api.post('/sys/auth/token/info', {}, as(data))).error).toBe(0)
    const { data: mails } = await mailsOf(api, member.email)
    expect(mails).toMatchObject([{ subject: 'Your Croupier password no longer works' }])
    const token = /password\/reset\?token=([\w-]+)/.exec(mails[0].text as string)![1]!
    const reset = { token, password: 'brand-new-1', repassword: 'brand-new-1' }
    expect((await api.post('/sys/member/password/reset', reset)).error).toBe(0)
    const own = await login('brand-new-1')
    await api.post('/_test/social', { email: member.email })
    expect((await join(member.email)).data).toMatchObject({ id: member.id })
    expect((await login('brand-new-1')).error).toBe(0)
    expect((await api.post('/sys/auth/token/info', {}, as(own.data))).error).toBe(0)
    await expect
      .poll(async () => (await mailsOf(api, member.email)).data)
      .toMatchObject([
        { subject: 'Your Croupier password was changed' },
        { subject: 'Your Croupier password no longer works' },
      ])
  })

  it.each([60, 61, 254])('with an address of %d characters gets a username of at most 60', async (length) => {
    const local = `l${Date.now()}`.padEnd(Math.min(length - 13, 60), 'x')
    const email = `${local}@${'d'.repeat(length - local.length - 9)}.example`
    expect(email).toHaveLength(length)
    await api.post('/_test/social', { email })
    const { data } = await join(email)
    expect(data).toMatchObject({ email, activated: true })
    expect(data.username.length).toBeLessThanOrEqual(60)
    expect(data.username.includes('@')).toBe(length <= 60)
    await api.post('/_test/social', { email })
    expect((await join(email)).data).toMatchObject({ id: data.id, username: data.username })
  })

  it('counts for the inviter once the address is verified; an unknown invitation code is ignored', async () => {
    const invitor = await testMember(ctx)
    const invited = async () =>
      (await api.post('/sys/member/getMember', { id: invitor.id }, as(invitor))).data.childCount
    const news = async () => {
      const list = { memberId_EQ: invitor.id, pageNum: 1, pageSize: 20 }
      return (await api.post('/base/news/listPage', list, as(invitor))).data.content.map(
        ({ message }: { message: string }) => message,
      )
    }
    const follow = (email: string, invitorCode: string) =>
      api.post('/sys/auth/faceBookRegister', { ...identity(email), invitorCode, recommendCode: 'summer' })
    const [proved, mailed, lost] = ['proved', 'mailed', 'lost'].map((name) => `${name}${Date.now()}@mail.example`) as [
      string,
      string,
      string,
    ]

    await api.post('/_test/social', { email: proved })
    await follow(proved, invitor.invitationCode.toLowerCase())
    expect([await invited(), await news()]).toEqual([1, ['Mary Ann joined with your invitation.']])
    // Nobody has asked about offers.
    expect(
      await ctx.db.selectFrom('members').selectAll().where('email', '=', proved).executeTakeFirstOrThrow(),
    ).toMatchObject({ recommendCode: 'summer', receiveExclusive: false })
    // The same person comes back: not counted again.
    await api.post('/_test/social', { email: proved })
    await follow(proved, invitor.invitationCode)
    expect([await invited(), (await news()).length]).toEqual([1, 1])

    // An address that anybody may have typed.
    expect((await follow(mailed, invitor.invitationCode)).data).toEqual({ mailSent: true })
    await expect.poll(async () => (await api.post('/_test/mails', { to: mailed })).data).toHaveLength(1)
    expect([await invited(), (await news()).length]).toEqual([1, 1])
    const [{ html, subject }] = (await api.post('/_test/mails', { to: mailed })).data
    expect([subject, html]).toEqual(['Finish joining Croupier', expect.stringContaining('>Choose a password</a>')])
    const token = /reset\?token=([\w-]+)/.exec(html)![1]!
    await api.post('/sys/member/password/reset', { token, password: 'secret-12', repassword: 'secret-12' })
    expect([await invited(), (await news()).length]).toEqual([2, 2])

    await api.post('/_test/social', { email: lost })
    expect((await follow(lost, 'NOBODY99'.repeat(8))).data).toMatchObject({ email: lost })
    expect(await invited()).toBe(2)
    // The same address, typed again later, gets a reset mail: nobody joins.
    expect((await follow(lost, '')).data).toEqual({ mailSent: true })
    expect((await mailsOf(api, lost)).data).toMatchObject([{ subject: 'Reset your Croupier password' }])
  })

  it('with a member’s unverified address gets a mail for a new password and creates no second account', async () => {
    const member = await testMember(ctx)
    expect((await join(member.email)).data).toEqual({ mailSent: true })
    expect((await mailsOf(api, member.email)).data).toMatchObject([{ subject: 'Reset your Croupier password' }])
  })

  it('gets 404 on a site without social providers', async () => {
    const site = { ...ctx.config.site, socialProvider: '' }
    const without = await testApi({ ...ctx, config: { ...ctx.config, site } })
    expect((await without.post('/sys/auth/faceBookRegister', identity('nobody@mail.example'))).error).toBe(404)
  })

  it('is limited more strictly per address than other calls', async () => {
    const strict = await testApi({ ...ctx, config: { ...ctx.config, rateLimit: 1200 } })
    const codes = async (path: string, body: object) => {
      const answers = []
      for (let attempt = 0; attempt < 4; attempt++) answers.push((await strict.post(path, body)).error)
      return answers
    }
    const nobody = identity(`many${Date.now()}@mail.example`)
    expect(await codes('/sys/auth/faceBookRegister', nobody)).toEqual([0, 0, 429, 429])
    expect(await codes('/sys/sysSetting/checkContactUsSetting', {})).toEqual([0, 0, 0, 0])
  })

  it('is the same account for an address typed with another keyboard’s letters', async () => {
    const email = `wide${Date.now()}@mail.example`
    await api.post('/_test/social', { email })
    const { data } = await join(email.replace('@', '＠').replace('wide', 'ｗｉｄｅ\u200b'))
    expect(data).toMatchObject({ email })
  })

  it('logs in the member who has this address already, unless the account is closed', async () => {
    const [member, closed] = [await testMember(ctx), await testMember(ctx, { enabled: 0 })]
    for (const { email } of [member, closed]) await api.post('/_test/social', { email })
    expect((await join(member.email)).data).toMatchObject({ id: member.id, firstName: 'Test' })
    expect(await join(closed.email)).toMatchObject({ error: 1, data: null })
  })
})
