import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeSetting } from '../operator/settings.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { cardOrder } from '../testing/card-order.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { report } from '../testing/reports.ts'

const CARD = cardOrder('50', '4242424242424242')

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

describe('orders', () => {
  it('are created once per key by fifty concurrent requests; another payload is refused', async () => {
    const member = await testMember(ctx)
    const send = (amount: string) =>
      api.post('/sys/deposit/stripe/depositOrder', { amount }, { ...as(member), 'idempotency-key': 'same' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('40')))
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1)
    expect((await send('41')).error).not.toBe(0)
    const history = await api.post('/ext/deposit/page', {}, as(member))
    expect(history.data.totalElements).toBe(1)
  })

  it('are accepted from the site of their provider or without one, and from no other', async () => {
    const member = await testMember(ctx)
    const { data } = await api.post('/sys/deposit/paypal/depositOrder', { amount: '40' }, as(member))
    for (const path of ['/sys/paypal/trigger', '/sys/paypal/findOrder']) {
      const errorAt = async (cSite: string) => (await api.post(path, { bizId: data.biz_id, cSite }, as(member))).error
      for (const cSite of [data.c_site, `${data.c_site}/`, '']) expect(await errorAt(cSite), cSite).toBe(0)
      for (const more of ['.evil.example', '@evil.example', '0'])
        expect(await errorAt(data.c_site + more), more).not.toBe(0)
      for (const cSite of ['x', 'https://evil.example/', 'javascript:alert(1)', '//evil.example'])
        expect(await errorAt(cSite), cSite).not.toBe(0)
    }
  })

  it('are refused with the key of another method, card or coin, and not created', async () => {
    const member = await testMember(ctx, { credited: true })
    const send = async (path: string, key: string, body: Record<string, string>) =>
      (await api.post(`/sys/deposit/${path}`, { amount: '40', ...body }, { ...as(member), 'idempotency-key': key }))
        .error
    expect(await send('stripe/depositOrder', 'a', {})).toBe(0)
    expect(await send('payp/depositOrder', 'a', {})).not.toBe(0)
    const card = (cardNum: string) => cardOrder('40', cardNum)
    expect(await send('cattl/deposit', 'b', card('4242424242424242'))).toBe(0)
    expect(await send('cattl/deposit', 'b', card('5555555555554444'))).not.toBe(0)
    expect(await send('crypt/depositOrder', 'c', { depositCurrency: 'ltc' })).toBe(0)
    expect(await send('crypt/depositOrder', 'c', { depositCurrency: 'btc' })).not.toBe(0)
    expect((await api.post('/ext/deposit/page', {}, as(member))).data.totalElements).toBe(3)
  })

  it('get the same response when repeated, although the rules have changed since', async () => {
    const member = await testMember(ctx)
    const send = (amount: string, key: string) =>
      api.post('/sys/deposit/pingpong/depositOrder', { amount }, { ...as(member), 'idempotency-key': key })
    const { data } = await send('40', 'a')
    const methods = ctx.db.updateTable('paymentMethods').where('code', '=', 'PINGPONG')
    await methods.set({ enabled: 0 }).execute()
    expect((await send('40', 'a')).data.orderId).toBe(data.orderId)
    expect((await send('41', 'a')).error).not.toBe(0)
    expect((await send('40', 'b')).error).not.toBe(0)
    await methods.set({ enabled: 1 }).execute()
  })

  it("subtract the discount with the currency's decimals", async () => {
    const cash = async (currency: 'USD' | 'BTC', depositAmount: string) => {
      const member = await testMember(ctx, { currency })
      const { data } = await api.post('/sys/deposit/cash/depositOrder', { depositAmount }, as(member))
      const again = await api.post('/ext/deposit/resume', { id: data.orderId }, as(member))
      expect(again.data.discountAmount).toBe(data.discountAmount)
      return data.discountAmount
    }
    expect(await cash('BTC', '0.0005')).toBe('0.00047500')
    expect(await cash('USD', '25.50')).toBe('24.22')
  })

  it("respect the operator's minimum: unchanged in dollars, by the exchange rate in bitcoin", async () => {
    const scope = randomUUID()
    const rules = { minimumAmount: '30', paymentAmounts: '30/50.5', paymentAllowManualInput: 0 }
    await writeSetting(ctx.db, 'depositConfig', rules, scope)
    const [dollars, bitcoins] = [await testMember(ctx), await testMember(ctx, { currency: 'BTC' })]
    const headers = (member: { token?: string | undefined }) => ({ ...as(member), 'user-agent': scope })
    const depositForm = async (member: typeof dollars) =>
      (await api.post('/sys/member/deposit/config', {}, headers(member))).data
    expect(await depositForm(dollars)).toEqual(rules)
    expect(await depositForm(bitcoins)).toEqual({
      ...rules,
      minimumAmount: '0.0003',
      paymentAmounts: '0.0003/0.000505',
    })
    const order = async (member: typeof dollars, amount: string) =>
      (await api.post('/sys/deposit/pix/depositOrder', { amount }, headers(member))).message
    expect(await order(bitcoins, '0.00029')).toBe('The smallest deposit is B\u00a00.0003.')
    expect(await order(bitcoins, '0.0003')).toBe('')
    expect(await order(dollars, '29.99')).toBe('The smallest deposit is $\u00a030.00.')
    const refused = async (path: string, amount: string) => (await api.post(path, { amount }, headers(dollars))).data
    expect(await refused('/sys/deposit/pix/depositOrder', '29.99')).toEqual({ field: 'amount' })
    expect(await refused('/sys/deposit/cpay/depositOrder', '5000.01')).toEqual({ field: 'amount' })
    // Too many digits, too many decimals, not an amount at all.
    for (const wrong of ['1234567890123', '123456789012345678901', '50.505', '1e3']) {
      expect([wrong, await refused('/sys/deposit/payp/depositOrder', wrong)]).toEqual([wrong, { field: 'amount' }])
    }
    await writeSetting(ctx.db, 'depositConfig', undefined, scope)
  })

  it('are accepted only from members whom the chooser shows the method to', async () => {
    const scope = randomUUID()
    const [fresh, credited] = [await testMember(ctx), await testMember(ctx, { credited: true })]
    const send = async (member: typeof fresh, path: string) =>
      (await api.post(path, CARD, { ...as(member), 'user-agent': scope })).message
    const closed = 'This deposit method is not available.'
    for (const path of ['/sys/deposit/onlyPay/deposit', '/sys/deposit/cattl/deposit']) {
      expect([await send(fresh, path), await send(credited, path)]).toEqual([closed, ''])
    }
    const pix = '/sys/deposit/pix/depositOrder'
    await writeSetting(ctx.db, 'paymentMethods', { PIX: { visibility: 20 } }, scope)
    expect([await send(fresh, pix), await send(credited, pix)]).toEqual(['', closed])
    await writeSetting(ctx.db, 'paymentMethods', { PIX: { enabled: 0 } }, scope)
    expect([await send(fresh, pix), await send(credited, pix)]).toEqual([closed, closed])
    await writeSetting(ctx.db, 'paymentMethods', undefined, scope)
  })

  it('must be one of the presets where no other amount may be typed', async () => {
    const scope = randomUUID()
    await writeSetting(ctx.db, 'depositConfig', { paymentAmounts: '50/100', paymentAllowManualInput: 0 }, scope)
    const member = await testMember(ctx)
    const order = async (method: string, amount: string) =>
      (await api.post(`/sys/deposit/${method}/depositOrder`, { amount }, { ...as(member), 'user-agent': scope }))
        .message
    for (const method of ['pix', 'cpay', 'pingpong']) {
      expect(await order(method, '75')).toBe('Please choose one of the offered amounts.')
      expect(await order(method, '100.00')).toBe('')
    }
    expect(await order('stripe', '75')).toBe('')
    await writeSetting(ctx.db, 'depositConfig', undefined, scope)
  })

  it('respect the minimum and the maximum of their method', async () => {
    const member = await testMember(ctx)
    const tried = async (path: string, amount: string) => (await api.post(path, { amount }, as(member))).error
    expect(await tried('/sys/deposit/pix/depositOrder', '9.99')).not.toBe(0)
    // The specification limits deposits only for some methods (games-and-cashier.md 5 and 9).
    for (const free of ['pix', 'pingpong', 'payp'])
      expect(await tried(`/sys/deposit/${free}/depositOrder`, '6000')).toBe(0)
    for (const limited of ['cpay', 'paypal', 'cash'])
      expect(await tried(`/sys/deposit/${limited}/depositOrder`, '5000.01')).not.toBe(0)
    expect(await tried('/sys/deposit/stripe/depositOrder', '5000.01')).not.toBe(0)
    expect(await tried('/sys/deposit/stripe/depositOrder', '5000')).toBe(0)
    expect(await tried('/sys/deposit/pix/depositOrder', '-20')).not.toBe(0)
  })

  it('are not found by other members', async () => {
    const owner = await testMember(ctx)
    const { data } = await api.post('/sys/deposit/pix/depositOrder', { amount: '60' }, as(owner))
    const stranger = await testMember(ctx)
    for (const path of ['/sys/deposit/pollingStatus', '/ext/deposit/resume']) {
      expect((await api.post(path, { id: data.orderId }, as(stranger))).error).not.toBe(0)
    }
  })

  it.each([
    ['pix/depositOrder', 'pix', ['/ext/deposit/resume']],
    ['crypt/depositOrder', 'crypto', ['/ext/deposit/resume']],
    ['cash/depositOrder', 'cash', ['/ext/deposit/resume', '/sys/cash/getImg']],
  ] as const)(
    'cannot be paid from a restricted country if they were created elsewhere (D27): %s',
    async (orderPath, kind, paths) => {
      const member = await testMember(ctx)
      const headers = { ...as(member), 'cf-ipcountry': 'KP' }
      const order = { amount: '50', depositCurrency: 'btc' }
      const key = { 'idempotency-key': randomUUID() }
      const { data } = await api.post(`/sys/deposit/${orderPath}`, order, { ...as(member), ...key })
      for (const more of [{}, key])
        expect(await api.post(`/sys/deposit/${orderPath}`, order, { ...headers, ...more })).toMatchObject({ error: 1 })
      const id: string = data.orderId ?? data.id
      const body = { id, orderId: id }
      for (const path of paths) {
        expect(await api.post(path, body, headers)).toMatchObject({ error: 1, data: null })
        expect((await api.post(path, body, as(member))).error).toBe(0)
      }
      expect((await api.post('/sys/deposit/pollingStatus', { id }, headers)).error).toBe(0)
      await report(ctx, api, { id: `${id}-1`, ref: id, outcome: 'canceled' }, { kind })
      for (const path of paths) expect((await api.post(path, body, headers)).error).toBe(0)
    },
  )

  it('store only brand and last digits of a card', async () => {
    const member = await testMember(ctx)
    const { data } = await api.post('/sys/deposit/creditcard/deposit', CARD, as(member))
    expect(data.status).toBe(10)
    const stored = await ctx.db.selectFrom('deposits').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow()
    // The random columns are left out: they may contain the card's digits by chance.
    const { id: _, attemptKey: _key, payloadHash: _hash, createdAt: _at, updatedAt: _then, ...row } = stored
    expect(
      JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(new RegExp(`424242|${CARD.cardCvv}`))
    expect(row.detail.last4).toBe('4242')
  })
})
