import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testFile } from '../testing/files.ts'
import { testMember } from '../testing/members.ts'
import { operatorCalls, type OperatorCalls } from '../testing/operator.ts'

let ctx: TestContext
let api: TestApi
let get: OperatorCalls['get']
let post: OperatorCalls['post']
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
  ;({ get, post } = operatorCalls(api))
})

async function memberWithRequest() {
  const member = await testMember(ctx, { balance: '500', firstName: '<b>Eve</b>' })
  const file = await testFile(ctx, member.id)
  const bank = { paymentMethod: 'BANK_CARD', routingNumber: '021000021', accountNumber: '1192', accountName: '<i>Eve' }
  const { data } = await api.post(
    '/sys/withdraw/apply',
    { amount: '200', ...bank, idcardProofId: file, paymentProofId: file },
    as(member),
  )
  return { member, file, id: Number(data.id) }
}

/** A member's news, newest first. */
async function newsOf(member: { token?: string }, language = 'en'): Promise<string[]> {
  const { data } = await api.post('/base/news/listPage', {}, { ...as(member), language })
  return data.content.map(({ message }: { message: string }) => message)
}

describe('the back office', () => {
  it('passes, pays and completes a request, and notifies the member at each step', async () => {
    const { member, id } = await memberWithRequest()
    const page = await get('/operator/withdrawals')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('&lt;i&gt;Eve')
    for (const status of ['20', '29', '30', '40']) {
      const answer = await post(`/operator/withdrawals/${id}`, { status })
      expect(answer.statusCode).toBe(303)
    }
    const found = await api.post('/sys/withdraw/find', { id }, as(member))
    expect(found.data).toMatchObject({ status: 40 })
    expect(found.data.steps.map((step: { status: number }) => step.status)).toEqual([0, 20, 29, 30, 40])
    const news = await api.post('/base/news/listPage', {}, as(member))
    expect(news.data.content).toHaveLength(4)
    const inJapanese = await api.post('/base/news/listPage', {}, { ...as(member), language: 'ja' })
    expect(inJapanese.data.content[0].message).toBe(`出金（番号${id}、$\u00a0200.00）が着金しました。`)
    expect(news.data.content.every(({ type }: { type: number }) => type === 0)).toBe(true)
    expect(await balanceOf(ctx.db, member.id)).toBe(30_000n)
    // A cash-out that has arrived was taken from the held amount, not from the balance.
    const { body } = await get(`/operator/members/${member.id}`)
    const figures = [...body.matchAll(/"(?:Kind|Change|Before|After)"[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(figures.slice(0, 8)).toEqual(['SETTLEMENT', '-200.00', '', '', 'WITHDRAW', '-200.00', '500.00', '300.00'])
  })

  it('returns a rejected amount once with the reason, and explains why a step is not possible', async () => {
    const { member, id } = await memberWithRequest()
    const unsaid = await post(`/operator/withdrawals/${id}`, { status: '10', reason: ' ' })
    expect(unsaid.headers.location).toMatch(/\/decide\?to=10&.*problem=Nothing%20was%20decided/)
    expect((await get(unsaid.headers.location ?? '')).body).toContain('name="reason" required')
    const reject = () => post(`/operator/withdrawals/${id}`, { status: '10', reason: 'The account is not yours.' })
    await reject()
    const again = await reject()
    expect(decodeURIComponent(again.headers.location ?? '')).toContain('problem=This cashout can no longer be changed')
    const { data } = await api.post('/sys/withdraw/find', { id }, as(member))
    expect(data.steps.map(({ reason }: { reason: string }) => reason)).toEqual(['', 'The account is not yours.'])
    const news = await api.post('/base/news/listPage', {}, { ...as(member), language: 'de' })
    expect(news.data.content[0].message).toContain('wurde abgelehnt. Grund: The account is not yours. – Der Betrag')
    const canceled = await memberWithRequest()
    await post(`/operator/withdrawals/${canceled.id}`, { status: '1' })
    const kept = await api.post('/sys/withdraw/find', { id: canceled.id }, as(canceled.member))
    expect(kept.data).toMatchObject({ status: 0 })
    expect(await balanceOf(ctx.db, member.id)).toBe(50_000n)
  })

  it('shows documents to the operator only, and decides once about each', async () => {
    const { member, file } = await memberWithRequest()
    const page = await get('/operator/documents')
    expect(page.body).toContain('&lt;b&gt;Eve')
    expect((await get(`/operator/files/${file}`)).headers['content-type']).toBe('image/png')
    const decide = (document: string, decision: string) =>
      post(`/operator/documents/${member.id}`, { document, shown: file, decision })
    await decide('idcardProofId', 'accept')
    expect((await decide('idcardProofId', 'refuse')).headers.location).toContain('problem=Nothing%20was%20decided')
    await decide('paymentProofId', 'refuse')
    expect(await newsOf(member, 'de')).toEqual([
      'Dein Dokument konnte nicht angenommen werden: Nachweis der Zahlungsmethode. Bitte lade ein deutlicheres hoch.',
      'Dein Dokument wurde geprüft und angenommen: Ausweis.',
    ])
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ idcardProofStatus: 20, paymentProofStatus: 30 })
  })

  it('tells the member why a document was refused, if the operator wrote it down', async () => {
    const { member, file } = await memberWithRequest()
    expect((await get(`/operator/documents?q=${member.username}`)).body).toContain('ID proof: why, if it is refused')
    const fields = { document: 'idcardProofId', shown: file, decision: 'refuse', reason: ' The date is cut off. ' }
    await post(`/operator/documents/${member.id}`, fields)
    expect(await newsOf(member)).toEqual([
      'Your document could not be accepted: ID proof. Reason: The date is cut off. – Please upload it again.',
    ])
    await post(`/operator/documents/${member.id}`, { ...fields, document: 'paymentProofId', decision: 'accept' })
    expect((await newsOf(member))[0]).toBe('Your document was checked and accepted: Payment method proof.')
  })

  it('decides about the pictures that were shown, not about later ones', async () => {
    const { member, file } = await memberWithRequest()
    const other = await testFile(ctx, member.id)
    const shown = /name="document" value="idcardProofId"><input type="hidden" name="shown" value="([^"]*)"/
    const page = async () => (await get(`/operator/documents?q=${member.username}`)).body
    const seen = shown.exec(await page())![1]!
    expect(seen).toBe(file)
    await api.post(
      '/sys/member/documents/update',
      { idcardProofId: `${file},${other}`, idcardHoldProofId: file, addressProofId: file },
      as(member),
    )
    const accept = (ids: string) =>
      post(`/operator/documents/${member.id}`, { document: 'idcardProofId', shown: ids, decision: 'accept' })
    const status = async () => (await api.post('/sys/auth/token/info', {}, as(member))).data.idcardProofStatus as number
    expect((await accept(seen)).headers.location).toContain('problem=Nothing%20was%20decided')
    expect((await accept('')).headers.location).toContain('problem=')
    expect(await status()).toBe(10)
    expect((await api.post('/base/news/listPage', {}, as(member))).data.content).toEqual([])
    const now = shown.exec(await page())![1]!
    expect(now).toBe(`${file},${other}`)
    expect((await accept(now)).headers.location).toContain('note=Done')
    expect(await status()).toBe(20)
  })

  it('blocks a member and shows the ledger', async () => {
    const { member } = await memberWithRequest()
    await post(`/operator/members/${member.id}/block`, { blocked: '1' })
    expect((await api.post('/sys/sysSetting/checkBlock', { id: member.id }, as(member))).data).toBe(0)
    const page = await get(`/operator/members/${member.id}`)
    expect(page.body).toContain('WITHDRAW')
    expect((await get(`/operator/members?q=${member.username}`)).body).toContain(`/operator/members/${member.id}`)
  })

  it('sets chat, access and promotion', async () => {
    await post('/operator/settings/chat', { available: '0' })
    expect((await api.post('/sys/sysSetting/checkContactUsSetting')).data).toBe(false)
    await post('/operator/settings/chat', { available: '1' })
    await post('/operator/settings/promotion', { kind: 'INVITE', title: 'Bring a friend', button: 'Invite' })
    expect((await api.post('/ext/promotion/current')).data).toMatchObject({ action: 'INVITE', title: 'Bring a friend' })
    await post('/operator/settings/promotion', { kind: 'auto' })
    await post('/operator/settings/access', { status: '1', url: '' })
    const refused = await post('/operator/settings/access', { status: '0', url: 'javascript:alert(1)' })
    expect(refused.headers.location).toContain('problem=The%20address')
    expect((await api.post('/sys/ipinfoCloudFlare')).data).toMatchObject({ status: true, url: '' })
    const wrong = await post('/operator/settings/cashout', {
      minimumAmount: '25,5',
      withdrawAmounts: '50/100',
      manual: '1',
    })
    expect(wrong.headers.location).toContain('problem=An%20amount')
    for (const fields of [{ minimumAmount: '0.002' }, { required: '50.005' }, { withdrawAmounts: '50/0.0005' }]) {
      const refused = await post('/operator/settings/cashout', {
        minimumAmount: '',
        required: '',
        withdrawAmounts: '',
        ...fields,
      })
      expect(refused.headers.location).toContain('problem=An%20amount%20here')
    }
    expect((await get('/operator/settings')).body).toContain('for members with bitcoin they are dollars')
  })

  it('asks for confirmation before money moves, only about a possible step', async () => {
    const { id } = await memberWithRequest()
    const page = await get(`/operator/withdrawals/${id}/decide?to=10&back=withdrawals%3Fshow%3Dopen`)
    expect(page.body).toContain('Reject request')
    expect(page.body).toContain('200.00 USD')
    const early = await get(`/operator/withdrawals/${id}/decide?to=29&back=https://evil.example`)
    expect(early.headers.location).toMatch(/^\/operator\/withdrawals\?problem=/)
  })

  it('finds requests by status, member and number, 25 a page', async () => {
    const member = await testMember(ctx, { balance: '9000' })
    const row = {
      memberId: member.id,
      method: 'BTC',
      currency: 'USD' as const,
      amount: 100n,
      payloadHash: '',
      language: 'en',
      detail: '{}',
    }
    const now = ctx.clock()
    const rows = Array.from({ length: 30 }, (_, index) => ({
      ...row,
      attemptKey: `list-${index}`,
      status: index < 27 ? 0 : 50,
      createdAt: now,
      updatedAt: now,
    }))
    await ctx.db.insertInto('withdrawals').values(rows).execute()
    const count = (body: string) => body.match(/<th scope="row"/g)?.length ?? 0
    const found = async (query: string) => (await get(`/operator/withdrawals?q=${member.username}&${query}`)).body
    expect(count(await found('show=open'))).toBe(25)
    expect(await found('show=open')).toContain('Older')
    expect(count(await found('show=open&page=2'))).toBe(2)
    expect(count(await found('show=ended'))).toBe(3)
    expect(count(await found('show=done'))).toBe(0)
    expect(count((await get('/operator/withdrawals?show=all&q=%25')).body)).toBe(0)
  })

  it('sets the wagering requirement, closes an account, and filters the ledger by kind', async () => {
    const { member } = await memberWithRequest()
    const wrong = await post(`/operator/members/${member.id}/rolling`, { amount: 'much' })
    expect(wrong.headers.location).toContain('problem=')
    await post(`/operator/members/${member.id}/rolling`, { amount: '12.5' })
    expect((await api.post('/sys/auth/token/info', {}, as(member))).data).toMatchObject({ rollingAmount: '12.50' })
    const page = await get(`/operator/members/${member.id}?kind=DEPOSIT`)
    expect(page.body).not.toContain('data-name="Kind">WITHDRAW')
    await post(`/operator/members/${member.id}/close`, { closed: '1' })
    expect((await api.post('/sys/withdraw/listPage', {}, as(member))).error).toBe(1)
    expect((await get('/operator/members?show=closed')).body).toContain(member.username)
  })

  it('changes nothing for an incomplete form: no document is refused, no account reopened', async () => {
    const { member } = await memberWithRequest()
    const file = await testFile(ctx, member.id)
    await api.post(
      '/sys/member/documents/update',
      { idcardProofId: file, idcardHoldProofId: file, addressProofId: file, paymentProofId: file },
      as(member),
    )
    await post(`/operator/members/${member.id}/block`, { blocked: '1' })
    for (const [path, fields] of [
      [`documents/${member.id}`, { document: 'idcardProofId', shown: file }],
      [`members/${member.id}/block`, {}],
      [`members/${member.id}/close`, { closed: 'yes' }],
      [`members/${member.id}/open`, {}],
    ] as const) {
      expect([path, (await post(`/operator/${path}`, fields)).statusCode]).toEqual([path, 404])
    }
    const row = await ctx.db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ idcardProofStatus: 10, blocked: true, enabled: 1 })
  })

  it('accepts no form from another site, and responds under no other host name', async () => {
    const { id } = await memberWithRequest()
    expect((await post(`/operator/withdrawals/${id}`, { status: '20' }, 'http://evil.example')).statusCode).toBe(403)
    expect((await post(`/operator/withdrawals/${id}`, { status: '20' }, 'http://localhost:4000')).statusCode).toBe(403)
    expect((await get('/operator/members', { host: 'rebound.example' })).statusCode).toBe(403)
    const rebound = await post(
      `/operator/withdrawals/${id}`,
      { status: '20' },
      'http://rebound.example',
      'rebound.example',
    )
    expect(rebound.statusCode).toBe(403)
  })

  it.each(['127.0.0.1:4010', '[::1]:4010'])('accepts the forms of its own pages at http://%s as well', async (host) => {
    const { id } = await memberWithRequest()
    const passed = () => post(`/operator/withdrawals/${id}`, { status: '20' }, `http://${host}`, host)
    expect((await passed()).statusCode).toBe(303)
    for (const origin of ['http://evil.example', 'http://localhost:4000', 'http://127.0.0.1:4000', 'null'])
      expect((await post(`/operator/withdrawals/${id}`, { status: '29' }, origin, host)).statusCode).toBe(403)
  })

  it('accepts forms under an IP address but not under any host name while it listens for other machines', async () => {
    const open = { ...ctx, config: { ...ctx.config, host: '0.0.0.0' } }
    const calls = operatorCalls(await testApi(open))
    const { id } = await memberWithRequest()
    const pass = async (host: string) =>
      (await calls.post(`/operator/withdrawals/${id}`, { status: '20' }, `http://${host}`, host)).statusCode
    expect([await pass('rebound.example:4010'), await pass('192.168.1.5:4010')]).toEqual([403, 303])
  })
})
