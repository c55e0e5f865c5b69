import { beforeAll, describe, expect, it } from 'vitest'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { operatorCalls, type OperatorCalls } from '../testing/operator.ts'
import { report } from '../testing/reports.ts'

let ctx: TestContext
let api: TestApi
let get: OperatorCalls['get']
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
  ;({ get } = operatorCalls(api))
})

const page = async (path: string) => (await get(`/operator/deposits${path}`)).body
const rows = (body: string) => body.match(/<th scope="row"/g)?.length ?? 0

async function pixOrder() {
  const member = await testMember(ctx)
  const { data } = await api.post('/sys/deposit/pix/depositOrder', { amount: '60' }, as(member))
  const id = data.orderId as string
  const tell = (body: object, sending = {}) => report(ctx, api, { ref: id, ...body }, sending)
  return { member, id, tell }
}

describe('the deposits in the back office', () => {
  it('are found by status, member and order number, with member, method, amount and time', async () => {
    const [open, paid] = [await pixOrder(), await pixOrder()]
    await paid.tell({ id: 'a', outcome: 'paid' })
    const found = async (query: string) => rows(await page(`?${query}`))
    const list = await page(`?q=${open.member.username}`)
    expect(rows(list)).toBe(1)
    expect(list).toContain(`<a href="/operator/deposits/${open.id}">${open.id}</a>`)
    expect(list).toContain(`<a href="/operator/members/${open.member.id}">${open.member.username}</a>`)
    expect(list).toMatch(/60\.00 USD.*<span class="state s0">Pending<\/span>/s)
    expect(list).toContain('PIX')
    expect(await found(`show=credited&q=${open.member.username}`)).toBe(0)
    expect(await found(`show=credited&q=${paid.member.username}`)).toBe(1)
    expect(await found(`q=${paid.id.toLowerCase()}`)).toBe(1)
    expect(await found('q=%25')).toBe(0)
    const memberPage = await get(`/operator/members/${open.member.id}`)
    expect(memberPage.body).toContain(`/operator/deposits?q=${open.member.username}`)
  })

  it('are listed 25 a page, newest first', async () => {
    const member = await testMember(ctx)
    const now = ctx.clock().getTime()
    const values = Array.from({ length: 27 }, (_, index) => ({
      id: `DLIST${index}`,
      memberId: member.id,
      method: 'GONE',
      currency: 'USD' as const,
      amount: 100n,
      attemptKey: `list-${index}`,
      payloadHash: '',
      language: 'en',
      detail: JSON.stringify({ brand: '<b>Visa', last4: '4242' }),
      createdAt: new Date(now + index),
      updatedAt: new Date(now + index),
    }))
    await ctx.db.insertInto('deposits').values(values).execute()
    const first = await page(`?q=${member.username}`)
    expect(rows(first)).toBe(25)
    expect(first.indexOf('DLIST26')).toBeLessThan(first.indexOf('DLIST25'))
    expect(first).toContain('&lt;b&gt;Visa •••• 4242')
    expect(first).toContain('GONE')
    expect(rows(await page(`?q=${member.username}&page=2`))).toBe(2)
  })

  it('show what was reported about each, its effect, and why a report was refused', async () => {
    const { id, tell } = await pixOrder()
    const paid = { id: 'p', outcome: 'paid', amount: '50', currency: 'USD' }
    expect(await page(`/${id}`)).toContain('Nothing here.')
    const wrong = [
      [await tell({ ...paid, currency: 'BRL' }), 'In another currency than the order.'],
      [await tell({ ...paid, amount: '50.001' }), 'An amount that the order’s currency does not have.'],
      [await tell({ ...paid, outcome: 'free' }), 'Signed, but not a report as agreed on.'],
      [await tell(paid, { kind: 'stripe' }), 'By another kind of provider than the order’s.'],
      [await tell({ ...paid, amount: '7777' }, { secret: 'guess' }), 'Not signed by this provider'],
      [await tell({ ...paid, amount: '8888' }, { secret: 'guess' }), '2 times, the last one then'],
    ] as const
    expect(wrong.map(([answer]) => answer)).toEqual(['400', '400', '400', 'unknown', '401', '401'])
    const refused = await page(`/${id}`)
    for (const [, words] of wrong) expect(refused).toContain(words)
    expect(rows(refused)).toBe(5)
    expect(refused).toContain('50 BRL')
    // Anybody may have sent an unsigned report, so its figures are not shown.
    expect(refused).not.toMatch(/7777|8888/)
    expect(rows(await page(`?show=problem&q=${id}`))).toBe(1)
    expect(await tell(paid)).toBe('credited')
    expect(await tell({ id: 'late', outcome: 'refused' })).toBe('late')
    const ended = await page(`/${id}`)
    expect(rows(ended)).toBe(7)
    expect(ended).toMatch(/50 USD.*Credited/s)
    expect(ended).toContain('Nothing: the order had ended before')
    expect(ended).toMatch(/Asked for<\/dt><dd>60\.00 USD/)
  })

  it('show a second payment of a paid order among those to look into, but no coins that came twice', async () => {
    const { id, member, tell } = await pixOrder()
    const problems = async (q: string) => rows(await page(`?show=problem&q=${q}`))
    expect(await tell({ id: 'p', outcome: 'paid' })).toBe('credited')
    expect(await problems(id)).toBe(0)
    expect(await tell({ id: 'second', outcome: 'paid' })).toBe('late')
    expect(await problems(id)).toBe(1)
    expect(await page(`/${id}`)).toContain('If the provider has taken money twice, return it.')
    const order = { amount: '80', depositCurrency: 'usdt' }
    const ref = (await api.post('/sys/deposit/crypt/depositOrder', order, as(member))).data.id as string
    const coins = { ref, outcome: 'paid', coinReceived: '80.00' }
    expect(await report(ctx, api, { ...coins, id: 'all' }, { kind: 'crypto' })).toBe('credited')
    expect(await report(ctx, api, { ...coins, id: 'again' }, { kind: 'crypto' })).toBe('late')
    expect(await problems(ref)).toBe(0)
    expect(await page(`/${ref}`)).not.toContain('taken money twice')
  })

  it('show the card issuer’s answer and how many coins were received', async () => {
    const member = await testMember(ctx)
    const { data } = await api.post(
      '/sys/deposit/crypt/depositOrder',
      { amount: '80', depositCurrency: 'usdt' },
      as(member),
    )
    const seenAt = '2026-03-01T12:00:00.000Z'
    const half = { id: 'h', ref: data.id, outcome: 'seen', coinReceived: '40.00', confirmations: 1, seenAt }
    await report(ctx, api, half, { kind: 'crypto' })
    const coins = await page(`/${data.id}`)
    expect(coins).toContain('Coins asked for</dt><dd>80.00')
    expect(coins).toContain('Coins that have come</dt><dd>40.00')
    expect(coins).toContain('coins: 40.00 · confirmations: 1 · seen at 2026-03-01 12:00:00 UTC')
    const card = { amount: '60', cardNum: '4000000000009995', cardCvv: '123', expireMonth: '12', expireYear: '2099' }
    const payer = { cardFirstName: 'Eve', cardLastName: 'Oak', cardCountry: 'US', cardCity: 'X', cardAddress: 'Y 1' }
    const paying = { ...card, ...payer, cardPostalCode: '1' }
    expect((await api.post('/sys/deposit/creditcard/deposit', paying, as(member))).error).toBe(1)
    const failed = await page(`?show=failed&q=${member.username}`)
    expect(failed).toContain('Visa •••• 9995')
    const number = /deposits\/(D\w{10})"/.exec(failed)![1]!
    expect(await page(`/${number}`)).toContain('Refuses: not enough money')
  })

  it('get 404 for an unknown order, and for a request from elsewhere', async () => {
    const { id } = await pixOrder()
    for (const path of ['D0000000000', '..%2F', '%00']) {
      expect([path, (await get(`/operator/deposits/${path}`)).statusCode]).toEqual([path, 404])
    }
    expect((await get(`/operator/deposits/${id}`, { host: 'rebound.example' })).statusCode).toBe(403)
  })
})
