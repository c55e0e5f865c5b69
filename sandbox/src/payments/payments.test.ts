import { beforeAll, describe, expect, it } from 'vitest'
import { accountBalance, balanceOf, cash, clearing } from '../ledger/index.ts'
import { buildProviders } from '../providers/server.ts'
import { deliverDue } from '../providers/outgoing-reports.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { report as reportAs, sendTo, type Sending } from '../testing/reports.ts'
import { CALLBACK_TYPE, callbackPath } from './callback.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

const report = (body: object, sending: Sending = {}) => reportAs(ctx, api, body, sending)

async function pix(amount = '60', headers: Record<string, string> = {}) {
  const member = await testMember(ctx)
  const order = (key = 'k') =>
    api.post('/sys/deposit/pix/depositOrder', { amount }, { ...as(member), 'idempotency-key': key, ...headers })
  const { data } = await order()
  return { member, order, id: data.orderId as string }
}

const stateOf = async (member: { token?: string | undefined }, id: string) =>
  (await api.post('/sys/deposit/pollingStatus', { id }, as(member))).data.status as number

describe('reports of providers', () => {
  it('credit an order once, however often and in whatever order they arrive', async () => {
    const { member, id } = await pix()
    const credited = async () => (await api.post('/sys/auth/token/info', {}, as(member))).data.credited as number
    expect(await credited()).toBe(0)
    const before = await accountBalance(ctx.db, clearing('pix'), 'USD')
    const paid = { id: `${id}-2`, ref: id, outcome: 'paid' }
    const refused = { id: `${id}-1`, ref: id, outcome: 'refused' }
    const effects = await Promise.all(
      [paid, paid, refused, paid, { ...paid, id: `${id}-3` }].map((each) => report(each)),
    )
    expect(effects.filter((effect) => effect === 'credited')).toHaveLength(1)
    expect(effects.filter((effect) => /^\d/.test(effect))).toEqual([])
    expect(await balanceOf(ctx.db, member.id)).toBe(6000n)
    // From now on the member is shown the methods for those who have deposited (DP-01).
    expect(await credited()).toBe(1)
    expect(await stateOf(member, id)).toBe(10)
    expect((await accountBalance(ctx.db, clearing('pix'), 'USD')) - before).toBe(-6000n)
    await report({ id: `${id}-9`, ref: id, outcome: 'canceled' })
    expect(await stateOf(member, id)).toBe(10)
  })

  it('credit a payment that arrives after a refusal, and announce it', async () => {
    const { member, id } = await pix()
    await report({ id: `${id}-1`, ref: id, outcome: 'canceled' })
    expect(await stateOf(member, id)).toBe(30)
    expect(await report({ id: `${id}-3`, ref: id, outcome: 'refused' })).toBe('late')
    expect(await report({ id: `${id}-4`, ref: id, outcome: 'seen' })).toBe('noted')
    expect(await stateOf(member, id)).toBe(30)
    ctx.pass(3_600_000)
    await report({ id: `${id}-2`, ref: id, outcome: 'paid' })
    expect(await stateOf(member, id)).toBe(10)
    expect(await balanceOf(ctx.db, member.id)).toBe(6000n)
    for (const [language, words] of [
      ['en', 'Your deposit of $\u00a060.00'],
      ['de', 'Deine Einzahlung von $\u00a060,00'],
    ] as const) {
      const news = await api.post('/base/news/listPage', {}, { ...as(member), language })
      expect(news.data.content[0].message).toContain(words)
      expect(news.data.content[0].message).toContain(id)
    }
  })

  it('are refused when forged, changed, old or without an order', async () => {
    const { member, id } = await pix()
    const paid = { id: `${id}-1`, ref: id, outcome: 'paid' }
    expect(await report(paid, { secret: 'guess' })).toBe('401')
    expect(await report(paid, { text: JSON.stringify({ ...paid, amount: '9999' }) })).toBe('401')
    expect(await report(paid, { at: ctx.clock().getTime() - 600_000 })).toBe('401')
    expect(await report({ ...paid, outcome: 'free' })).toBe('400')
    const unsigned = await api.app.inject({
      method: 'POST',
      url: callbackPath('pix'),
      payload: JSON.stringify(paid),
      headers: { 'content-type': CALLBACK_TYPE },
    })
    expect(unsigned.statusCode).toBe(401)
    expect(await report({ id: 'x', ref: 'D0000000000', outcome: 'paid' })).toBe('unknown')
    expect(await balanceOf(ctx.db, member.id)).toBe(0n)
    expect(await accountBalance(ctx.db, cash(member.id), 'USD')).toBe(0n)
  })
})

describe('a provider', () => {
  it('reports what the tester chose: twice, late, never, half and the rest', async () => {
    const send = sendTo(api)
    const app = await buildProviders(ctx, send)
    const choose = (ref: string, choice: string, seconds = '15') =>
      app.inject({
        method: 'POST',
        url: `/order/${ref}/choose`,
        payload: new URLSearchParams({ choice, seconds }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const twice = await pix()
    expect((await choose(twice.id, 'twice')).headers.location).toContain('#/payment/pix/return?order_id=')
    expect(await balanceOf(ctx.db, twice.member.id)).toBe(6000n)

    const slow = await pix()
    await choose(slow.id, 'slow')
    expect(await stateOf(slow.member, slow.id)).toBe(0)
    ctx.pass(16_000)
    await deliverDue(ctx, send)
    expect(await stateOf(slow.member, slow.id)).toBe(10)

    const silent = await pix()
    await choose(silent.id, 'silent')
    ctx.pass(60_000)
    await deliverDue(ctx, send)
    expect(await stateOf(silent.member, silent.id)).toBe(0)
    await choose(silent.id, 'report')
    await choose(silent.id, 'refuse')
    expect(await stateOf(silent.member, silent.id)).toBe(10)

    const member = await testMember(ctx)
    const { data } = await api.post(
      '/sys/deposit/crypt/depositOrder',
      { amount: '80', depositCurrency: 'ltc' },
      as(member),
    )
    const settle = async () => {
      for (let step = 0; step < 5; step += 1) {
        ctx.pass(2000)
        await deliverDue(ctx, send)
      }
    }
    await choose(data.id, 'less')
    await settle()
    expect(await stateOf(member, data.id)).toBe(0)
    await choose(data.id, 'rest')
    await settle()
    expect(await stateOf(member, data.id)).toBe(10)
    expect(await balanceOf(ctx.db, member.id)).toBe(8000n)
    ctx.pass(30 * 60_000)
    await settle()
    expect(await balanceOf(ctx.db, member.id)).toBe(8000n)

    const part = await api.post('/sys/deposit/crypto/deposit', { amount: '80', coin: 'tether' }, as(member))
    const paidOut = 'credited when the order’s time is over'
    expect((await app.inject(`/order/${part.data.id}`)).body).toContain(paidOut)
    await choose(part.data.id, 'less')
    await settle()
    expect((await app.inject(`/order/${part.data.id}`)).body).toContain(paidOut)
    expect(await stateOf(member, part.data.id)).toBe(0)
    // The rest did not come in time: what did come is credited now, and the rest when it comes.
    ctx.pass(30 * 60_000)
    await settle()
    expect(await stateOf(member, part.data.id)).toBe(10)
    expect(await balanceOf(ctx.db, member.id)).toBe(12_000n)
    await choose(part.data.id, 'rest')
    await settle()
    expect(await balanceOf(ctx.db, member.id)).toBe(16_000n)
    await app.close()
  })

  it('retries until its report has arrived', async () => {
    const { member, id } = await pix()
    const { choose: carryOut } = await import('../providers/choices.ts')
    const { findOrder } = await import('../providers/orders.ts')
    await carryOut(ctx, (await findOrder(ctx, id))!, 'pay', 0)
    await deliverDue(ctx, async () => 0)
    expect(await stateOf(member, id)).toBe(0)
    // The API is down for an hour; the report is sent again every few minutes.
    for (let minute = 0; minute < 60; minute += 1) {
      ctx.pass(60_000)
      await deliverDue(ctx, async () => 503)
    }
    ctx.pass(301_000)
    await deliverDue(ctx, sendTo(api))
    expect(await stateOf(member, id)).toBe(10)
  })
})
