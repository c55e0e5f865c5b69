import { beforeAll, describe, expect, it, vi } from 'vitest'
import { as, testApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import type { TestContext } from '../testing/context.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

let counter = 0
const entity = (wrong: Record<string, unknown> = {}) => {
  counter += 1
  const name = `reg${Date.now()}${counter}`
  return {
    email: `${name}@mail.example`,
    username: name,
    password: 'secret-12',
    repassword: 'secret-12',
    mobilePrefix: '49',
    mobile: '15112345678',
    firstName: 'Mary Ann',
    lastName: "O'Neill",
    gender: 'FEMALE',
    birthday: '1990-02-28',
    currency: 'EUR',
    countryCode: 'DE',
    stateCode: 'DE-BY',
    city: 'München',
    postalCode: '80331',
    address: 'Marienplatz 1',
    receiveExclusive: true,
    agreed: true,
    ...wrong,
  }
}

async function register(wrong: Record<string, unknown> = {}) {
  const ticket = String(Date.now() + counter)
  const picture = await api.post('/sys/member/verifyCode/image', { ticket })
  expect(picture.data).toMatch(/^data:image\/svg\+xml;base64,/)
  const { data: verifyCode } = await api.post('/_test/verifyCode', { ticket })
  return api.post('/sys/auth/register', { ...entity(), ticket, verifyCode, ...wrong })
}

/** The secret in the newest mail to an address. */
async function tokenMailedTo(to: string): Promise<string> {
  const { data } = await api.post('/_test/mails', { to })
  return /token=([\w-]+)/.exec(data[0].text as string)![1]!
}

describe('registration', () => {
  it('logs the new member in while the mail server is down; a resend delivers the mail later', async () => {
    const down = await testApi({ ...ctx, config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } })
    const ticket = `down-${Date.now()}`
    await api.post('/sys/member/verifyCode/image', { ticket })
    const { data: verifyCode } = await api.post('/_test/verifyCode', { ticket })
    const { error, data } = await down.post('/sys/auth/register', { ...entity(), ticket, verifyCode })
    expect([error, (await api.post('/sys/auth/token/info', {}, as(data))).error]).toEqual([0, 0])
    expect(data.mailSent).toBe(false)
    expect((await down.post('/sys/member/mail/join/send', { id: data.id }, as(data))).error).not.toBe(0)
    await api.post('/sys/member/mail/join/send', { id: data.id }, as(data))
    expect((await api.post('/_test/mails', { to: data.email })).data).toHaveLength(1)
  })

  it('logs the new member in and sends an activation mail', async () => {
    const { data } = await register({ receiveExclusive: false })
    expect(data.mailSent).toBe(true)
    const info = await api.post('/sys/auth/token/info', {}, as(data))
    expect(info.data).toMatchObject({
      firstName: 'Mary Ann',
      country: 'Germany',
      currencySymbol: '€',
      credited: 0,
    })
    const mails = await api.post('/_test/mails', { to: data.email })
    const token = /activation\?token=([\w-]+)/.exec(mails.data[0].html)![1]!
    expect((await api.post('/sys/member/mail/join/activate', { token })).data).toEqual({ id: data.id })
    expect((await api.post('/sys/member/mail/join/activate', { token })).data).toEqual({ id: data.id, already: true })
    const unknown = await api.post('/sys/member/mail/join/activate', { token: 'nothing' })
    expect([unknown.error, unknown.data]).toEqual([1, { field: 'token' }])
  })

  it('activates nobody by an expired link, opened once or twice', async () => {
    const late = await testContext()
    const member = await testMember(ctx, { activated: false })
    await api.post('/sys/member/mail/join/send', { id: member.id }, as(member))
    const mails = await api.post('/_test/mails', { to: member.email })
    const token = /activation\?token=([\w-]+)/.exec(mails.data[0].html)![1]!
    late.pass(49 * 3600_000)
    const tooLate = await testApi(late)
    for (let press = 0; press < 2; press += 1)
      expect((await tooLate.post('/sys/member/mail/join/activate', { token })).message).toContain('no longer valid')
  })

  it('tells only the member why no activation mail is resent; others learn nothing about the account', async () => {
    const [waiting, active] = [await testMember(ctx, { activated: false }), await testMember(ctx)]
    const resend = (id: number, member: { token?: string } = {}) =>
      api.post('/sys/member/mail/join/send', { id }, member.token ? as(member) : {})
    expect((await resend(active.id, active)).data).toBe('already')
    for (let mails = 0; mails < 10; mails += 1) expect((await resend(waiting.id, waiting)).data).toBe(true)
    expect((await resend(waiting.id, waiting)).data).toBe('tooMany')
    for (const id of [active.id, waiting.id, 2_000_000_000]) {
      for (const stranger of [{}, await testMember(ctx)])
        expect(await resend(id, stranger)).toEqual({ error: 0, message: '', data: true })
    }
    expect((await api.post('/_test/mails', { to: waiting.email })).data).toHaveLength(10)
    expect((await api.post('/_test/mails', { to: active.email })).data).toHaveLength(0)
  })

  it.each([
    ['/sys/member/mail/join/send', { id: 2_000_000_000 }],
    ['/sys/member/mail/forgot/send', { usernameOrEmail: 'nobody' }],
  ])('limits %s, which sends mails for anybody, more strictly per address than other calls', async (path, body) => {
    const strict = await testApi({ ...ctx, config: { ...ctx.config, rateLimit: 1200 } })
    const errors: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) errors.push((await strict.post(path, body)).error)
    expect(errors).toEqual([0, 0, 429])
  })

  it('sends its mails in the name of the configured site', async () => {
    const site = { name: 'Harbour Lights', domain: 'harbourlights.example', socialProvider: '' }
    const harbour = await testApi({ ...ctx, config: { ...ctx.config, site } })
    const member = await testMember(ctx, { activated: false })
    await harbour.post('/sys/member/mail/join/send', { id: member.id }, as(member))
    const [{ subject, text }] = (await api.post('/_test/mails', { to: member.email })).data
    expect([subject, text].join()).toContain('Harbour Lights')
    expect([subject, text].join()).not.toContain('Croupier')
  })

  it('invalidates the picture code after one attempt, right or wrong', async () => {
    const ticket = 'one-ticket'
    await api.post('/sys/member/verifyCode/image', { ticket })
    const { data: verifyCode } = await api.post('/_test/verifyCode', { ticket })
    const wrong = await api.post('/sys/auth/register', { ...entity(), ticket, verifyCode: 'zzzz' })
    expect(wrong.message).toContain('verification code')
    const late = await api.post('/sys/auth/register', { ...entity(), ticket, verifyCode })
    expect(late.message).toContain('verification code')
  })

  it.each([
    ['49', '015112345678', '15112345678'],
    ['+44', '07700900123', '7700900123'],
    ['34', '612345678', '612345678'],
    // Here the zero is part of the national number.
    ['225', '0506811565', '0506811565'],
    ['39', '0612345678', '0612345678'],
  ])('stores the mobile number without what its prefix already says: +%s %s', async (mobilePrefix, mobile, kept) => {
    const { data } = await register({ mobilePrefix, mobile })
    expect([data.mobilePrefix, data.mobile]).toEqual([mobilePrefix.replace('+', ''), kept])
  })

  it.each([
    [{ email: 'no-at' }, 'Email is invalid'],
    [{ email: 'eve@mail..example' }, 'Email is invalid'],
    [{ email: 'any,eve@mail.example' }, 'Email is invalid'],
    [{ email: 'any:eve@mail.example' }, 'Email is invalid'],
    [{ email: 'eve(any)@mail.example' }, 'Email is invalid'],
    [{ username: 'a b' }, 'username'],
    [{ repassword: 'other-12' }, 'password is not consistent'],
    [{ password: 'short', repassword: 'short' }, '8 to 128'],
    [{ mobile: '12ab' }, 'mobile'],
    [{ mobile: '+4915112345678' }, 'mobile'],
    [{ mobile: '004915112345' }, 'mobile'],
    [{ firstName: ' ' }, 'every field'],
    [{ birthday: '2015-01-01' }, '18 years'],
    [{ birthday: '1990-02-30' }, 'valid birthday'],
    [{ currency: 'XXX' }, 'currency'],
    [{ countryCode: 'ZZ' }, 'country'],
    [{ countryCode: 'KP', stateCode: '' }, 'not provided'],
    [{ stateCode: 'US-CA' }, 'state'],
    [{ username: 'demo' }, 'already taken'],
    [{ email: 'DEMO@players.example' }, 'already registered'],
  ])('refuses %j and names the field', async (wrong, message) => {
    const refused = await api.post('/sys/auth/checkRegister1', entity(wrong))
    expect([refused.message, refused.data]).toEqual([
      expect.stringContaining(message),
      { field: Object.keys(wrong)[0] },
    ])
    expect((await register(wrong)).message).toContain(message)
  })

  it('stores a name in plain letters, and finds it by any keyboard’s spelling', async () => {
    const plain = `taro${Date.now()}`
    const wide = plain.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
    const { data } = await register({ username: `\u200b${wide}`, email: `${wide}＠mail\u00ad.example` })
    expect(data).toMatchObject({ username: plain, email: `${plain}@mail.example` })
    for (const username of [plain, wide, `${wide}＠mail.example`])
      expect((await api.post('/sys/auth/login', { username, password: 'secret-12' })).data).toMatchObject({
        id: data.id,
      })
    await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: wide })
    await vi.waitFor(async () => expect((await api.post('/_test/mails', { to: data.email })).data).toHaveLength(2))
    const taken = await api.post('/sys/auth/checkRegister1', entity({ username: wide }))
    expect(taken.data).toEqual({ field: 'username' })
  })

  it('refuses without agreement and from a restricted country, in the requested language', async () => {
    expect((await register({ agreed: false })).message).toContain('unless you agree')
    const abroad = await api.post('/sys/auth/checkRegister1', entity(), {
      'cf-ipcountry': 'KP',
      language: 'de',
    })
    expect(abroad).toMatchObject({ error: 1, message: 'Der Dienst wird an deinem Standort nicht angeboten.' })
  })

  it('counts for the inviter once the e-mail address is confirmed, and pays once', async () => {
    const invitor = await testMember(ctx)
    const code = invitor.invitationCode
    expect((await register({ invitorCode: 'NOBODY99' })).error).toBe(1)
    const summary = async () => (await api.post('/sys/member/getMember', { id: invitor.id }, as(invitor))).data
    const newsCount = async () => (await api.post('/sys/news/getNewCount', { memberId: invitor.id }, as(invitor))).data
    const addresses: string[] = []
    for (let friend = 0; friend < 3; friend += 1) {
      const joined = await register({ invitorCode: code.toLowerCase() })
      expect(joined.error).toBe(0)
      addresses.push(joined.data.email as string)
    }
    // Anybody can make addresses up.
    expect(await summary()).toMatchObject({ childCount: 0, pendingAward: '0.00' })
    expect(await newsCount()).toBe(0)
    expect(
      (await api.post('/sys/member/receiveInviteBonus', { id: invitor.id, inviteConfigId: 1 }, as(invitor))).error,
    ).not.toBe(0)
    const [reset, ...others] = addresses
    for (const to of others) {
      const token = await tokenMailedTo(to)
      // Pressed twice, counted once.
      for (let press = 0; press < 2; press += 1)
        expect((await api.post('/sys/member/mail/join/activate', { token })).error).toBe(0)
    }
    await api.post('/sys/member/mail/forgot/send', { usernameOrEmail: reset })
    await vi.waitFor(async () => expect((await api.post('/_test/mails', { to: reset })).data).toHaveLength(2))
    const passwords = { password: 'another-12', repassword: 'another-12' }
    expect(
      (await api.post('/sys/member/password/reset', { token: await tokenMailedTo(reset!), ...passwords })).error,
    ).toBe(0)
    expect(await summary()).toMatchObject({ childCount: 3, treasureIndex: 0, pendingAward: '25.00' })
    expect(await newsCount()).toBe(3)
    const list = { memberId_EQ: invitor.id, pageNum: 1, pageSize: 20 }
    const news = await api.post('/base/news/listPage', list, { ...as(invitor), language: 'de' })
    expect(news.data.content[0].message).toMatch(/ist über deine Einladung beigetreten/)
    expect(Object.keys(news.data.content[0])).not.toContain('messageId')

    const claim = (inviteConfigId: number) =>
      api.post('/sys/member/receiveInviteBonus', { id: invitor.id, inviteConfigId }, as(invitor))
    expect((await claim(3)).message).toContain('not invited enough')
    const clicks = await Promise.all(Array.from({ length: 20 }, () => claim(1)))
    expect(clicks.filter((answer) => answer.error === 0)).toHaveLength(1)
    expect((await claim(2)).error).toBe(0)
    expect((await claim(2)).message).toContain('already claimed')
    const info = await api.post('/sys/auth/token/info', {}, as(invitor))
    expect(info.data.availableBalance).toBe('25.00')
  })

  it('repeats a claim’s response for its key, and refuses the key for another tier', async () => {
    const invitor = await testMember(ctx)
    for (let friend = 0; friend < 3; friend += 1) await testMember(ctx, { invitedBy: String(invitor.id) })
    const claim = (inviteConfigId: number, key: string) =>
      api.post(
        '/sys/member/receiveInviteBonus',
        { id: invitor.id, inviteConfigId },
        { ...as(invitor), 'idempotency-key': key },
      )
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(1, 'one')))
    expect(new Set(answers.map(({ error, data }) => `${error} ${data}`))).toEqual(new Set(['0 true']))
    expect((await claim(2, 'one')).message).toContain('already used')
    expect((await claim(1, 'two')).message).toContain('already claimed')
    expect((await claim(2, 'two')).data).toBe(true)
    expect((await claim(1, 'one')).data).toBe(true)
    const member = await api.post('/sys/member/getMember', { id: invitor.id }, as(invitor))
    expect(member.data).toMatchObject({ treasureIndex: 2, awardBalance: '25.00' })
  })

  it('pays each tier once, whichever is claimed first: a later tier includes the earlier ones (D17)', async () => {
    const invitor = await testMember(ctx)
    for (let friend = 0; friend < 3; friend += 1) await testMember(ctx, { invitedBy: String(invitor.id) })
    const claim = (inviteConfigId: number) =>
      api.post('/sys/member/receiveInviteBonus', { id: invitor.id, inviteConfigId }, as(invitor))
    const clicks = await Promise.all([2, 1, 2, 1, 2].map(claim))
    expect(clicks.filter((answer) => answer.error === 0).length).toBeGreaterThan(0)
    expect((await claim(1)).message).toContain('already claimed')
    const member = await api.post('/sys/member/getMember', { id: invitor.id }, as(invitor))
    expect(member.data).toMatchObject({ treasureIndex: 2, awardBalance: '25.00', pendingAward: '0.00' })
    const awards = await ctx.db
      .selectFrom('ledgerTransactions')
      .select(['reference', 'delta'])
      .where('memberId', '=', invitor.id)
      .where('kind', '=', 'INVITE_AWARD')
      .execute()
    expect(awards.map(({ reference }) => reference).toSorted()).toEqual(['invite:1', 'invite:2'])
  })
})
