import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { buildProviders } from '../providers/server.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { cardOrder } from '../testing/card-order.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { sendTo } from '../testing/reports.ts'
import { spaced, TEST_CARDS } from './test-cards.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

const card = (cardNum: string) => cardOrder('50', cardNum)
const numbers = (plan: string) => TEST_CARDS.filter((each) => each.plan === plan).map(({ number }) => number)

describe('a card', () => {
  it.each([...numbers('approve'), '378282246310005', '4000056655665556'])(
    'is approved at once or in two steps: %s',
    async (number) => {
      const member = await testMember(ctx, { credited: true })
      expect((await api.post('/sys/deposit/creditcard/deposit', card(number), as(member))).data.status).toBe(10)
      const { data } = await api.post('/sys/deposit/cattl/deposit', card(number), as(member))
      expect(data.status).toBe(0)
      const pay = () => api.post('/sys/cattl/pay', { depositId: data.id as string }, as(member))
      const answers = await Promise.all([pay(), pay(), pay()])
      expect(answers.map((answer) => answer.data.status as number)).toEqual([10, 10, 10])
      expect(await balanceOf(ctx.db, member.id)).toBe(10_000n)
    },
  )

  it('is charged for a card order only', async () => {
    const member = await testMember(ctx)
    const { data } = await api.post('/sys/deposit/pix/depositOrder', { amount: '50' }, as(member))
    const other = await api.post('/sys/cattl/pay', { depositId: data.orderId as string }, as(member))
    const unknown = await api.post('/sys/cattl/pay', { depositId: 'D0000000000' }, as(member))
    expect(other).toEqual(unknown)
    expect(other.error).toBe(1)
  })

  it('is not charged from a restricted country in either step; an earlier charge is still reported there (D27)', async () => {
    const member = await testMember(ctx, { credited: true })
    const restricted = { ...as(member), 'cf-ipcountry': 'KP' }
    expect((await api.post('/sys/deposit/cattl/deposit', card('4242424242424242'), restricted)).error).toBe(1)
    const { data } = await api.post('/sys/deposit/cattl/deposit', card('4242424242424242'), as(member))
    const pay = (headers: Record<string, string>) =>
      api.post('/sys/cattl/pay', { depositId: data.id as string }, headers)
    expect((await pay(restricted)).error).toBe(1)
    expect(await balanceOf(ctx.db, member.id)).toBe(0n)
    expect((await pay(as(member))).data.status).toBe(10)
    expect((await pay(restricted)).data.status).toBe(10)
  })

  it.each(['creditcard', 'cattl'])(
    'that was charged gets the same response again from a restricted country: %s',
    async (kind) => {
      const member = await testMember(ctx, { credited: true })
      const pay = async (amount: string, key: string, place: Record<string, string> = {}) => {
        const headers = { ...as(member), 'idempotency-key': key, ...place }
        const order = await api.post(`/sys/deposit/${kind}/deposit`, { ...card('4242424242424242'), amount }, headers)
        if (order.error !== 0 || kind === 'creditcard') return order.data?.status as number | undefined
        const paid = await api.post('/sys/cattl/pay', { depositId: order.data.id as string }, headers)
        return paid.data.status as number
      }
      const restricted = { 'cf-ipcountry': 'KP' }
      expect(await pay('50', 'a')).toBe(10)
      expect(await pay('50', 'a', restricted)).toBe(10)
      expect(await pay('50', 'b', restricted)).toBeUndefined()
      expect(await balanceOf(ctx.db, member.id)).toBe(5000n)
    },
  )

  it('that awaits confirmation is refused from a restricted country, even for an earlier order (D27)', async () => {
    const member = await testMember(ctx)
    const order = (headers: Record<string, string>) =>
      api.post('/sys/deposit/creditcard/deposit', card('4000000000003220'), { ...headers, 'idempotency-key': 'a' })
    const { data } = await order(as(member))
    expect((await order({ ...as(member), 'cf-ipcountry': 'KP' })).error).toBe(1)
    expect((await order(as(member))).data).toEqual(data)
  })

  it('is sent to OnlyPay as a form', async () => {
    const member = await testMember(ctx, { credited: true })
    const body = { ...card(numbers('approve')[0]!), memberId: String(member.id), paymentMethod: 'ONLY_PAY' }
    const { data, message } = await api.form('/sys/deposit/onlyPay/deposit', body, as(member))
    expect([message, typeof data.payUrl]).toEqual(['', 'string'])
  })

  it.each([...numbers('refuse'), ...numbers('funds')])(
    'is refused with a reason, and never charged later: %s',
    async (number) => {
      const member = await testMember(ctx, { credited: true })
      const direct = await api.post('/sys/deposit/creditcard/deposit', card(number), as(member))
      expect(direct.error).not.toBe(0)
      expect(direct.message).toMatch(/refused the card|not enough money/)
      expect((await api.post('/sys/deposit/onlyPay/deposit', card(number), as(member))).message).toBe(direct.message)
      const { data } = await api.post('/sys/deposit/cattl/deposit', card(number), as(member))
      for (const _ of [1, 2]) {
        expect((await api.post('/sys/cattl/pay', { depositId: data.id as string }, as(member))).message).toBe(
          direct.message,
        )
      }
      expect(await balanceOf(ctx.db, member.id)).toBe(0n)
      const history = await api.post('/ext/deposit/page', {}, as(member))
      expect(history.data.content.map(({ status }: { status: number }) => status)).toEqual([20, 20, 20])
    },
  )

  it.each(numbers('ask'))("is charged after the player confirms on the issuer's page: %s", async (number) => {
    const send = sendTo(api)
    const app = await buildProviders(ctx, send)
    const member = await testMember(ctx)
    const { data } = await api.post('/sys/deposit/creditcard/deposit', card(number), as(member))
    expect(data.payUrl).toContain(`/order/${data.id}`)
    const choose = (choice: string) =>
      app.inject({
        method: 'POST',
        url: `/order/${data.id}/choose`,
        payload: `choice=${choice}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const page = async () => (await app.inject(`/order/${data.id}`)).body
    expect(await page()).toContain(spaced('4000000000009995'))
    // The player cannot confirm before the bank has asked.
    await choose('confirm')
    expect(await balanceOf(ctx.db, member.id)).toBe(0n)
    expect((await choose('challenge')).headers.location).toBe(`/order/${data.id}`)
    expect((await page()).match(/name="choice" value="\w+"/g)).toEqual([
      'name="choice" value="confirm"',
      'name="choice" value="refuse"',
    ])
    expect((await choose('confirm')).headers.location).toContain('#/payment/cj/check?order_id=')
    expect(await balanceOf(ctx.db, member.id)).toBe(5000n)
    await app.close()
  })

  it.each(['4242424242424241', '4111111111111', '1234567890123456'])(
    'with a wrong check digit creates no order: %s',
    async (number) => {
      const member = await testMember(ctx)
      const answer = await api.post('/sys/deposit/creditcard/deposit', card(number), as(member))
      expect([answer.error === 0, answer.message]).toEqual([
        false,
        'This card number is not right. Please check its digits.',
      ])
      expect((await api.post('/ext/deposit/page', {}, as(member))).data.totalElements).toBe(0)
    },
  )
})

describe('a card order', () => {
  const at = async (time: string) => {
    const clock = () => new Date(time)
    const then = { ...ctx, clock }
    const member = await testMember(then)
    const { post } = await testApi(then)
    const pay = (expireMonth: string, expireYear: string, headers: Record<string, string> = {}) =>
      post(
        '/sys/deposit/creditcard/deposit',
        { ...card('4242424242424242'), expireMonth, expireYear },
        { ...as(member), ...headers },
      )
    return { member, pay }
  }

  it('requires an expiry month that has not ended anywhere, also at UTC-12', async () => {
    const { pay } = await at('2031-03-01T11:59:00Z')
    expect((await pay('02', '2031')).data.status).toBe(10)
    expect((await pay('01', '2031')).message).toBe('This card has expired. Please use another one.')
    expect((await pay('12', '2030', { language: 'de' })).message).toContain('abgelaufen')
    const later = await at('2031-03-01T12:00:00Z')
    expect((await later.pay('02', '2031')).error).not.toBe(0)
    expect((await later.pay('03', '2031')).data.status).toBe(10)
    expect((await api.post('/ext/deposit/page', {}, as(later.member))).data.totalElements).toBe(1)
  })

  it('gets the first response when repeated with its key', async () => {
    let now = new Date('2031-02-28T12:00:00Z')
    const then = { ...ctx, clock: () => now }
    const { post } = await testApi(then)
    const member = await testMember(then, { credited: true })
    const body = { ...card('4000000000003220'), expireMonth: '02', expireYear: '2031' }
    const pay = (key: string) => post('/sys/deposit/onlyPay/deposit', body, { ...as(member), 'idempotency-key': key })
    const { data } = await pay('a')
    now = new Date('2031-03-02T12:00:00Z')
    expect((await pay('a')).data).toEqual(data)
    expect((await pay('b')).error).not.toBe(0)
  })
})

describe('a resumed order', () => {
  it('contains everything that its dialog showed', async () => {
    const member = await testMember(ctx)
    const resumed = async (path: string, body: Record<string, string>) => {
      const { data } = await api.post(path, body, as(member))
      const id = (data.orderId ?? data.id) as string
      return (await api.post('/ext/deposit/resume', { id }, as(member))).data
    }
    expect(await resumed('/sys/deposit/cash/depositOrder', { amount: '100' })).toMatchObject({
      amount: '100.00',
      discountAmount: '95.00',
    })
    const coins = await resumed('/sys/deposit/crypt/depositOrder', { amount: '100', depositCurrency: 'erc20/usdt' })
    expect(coins).toMatchObject({
      coin: 'erc20/usdt',
      coinAmount: '100.00',
      address: expect.stringMatching(/^0x\w{40}$/),
    })
    expect(Date.parse(coins.expiresAt as string)).toBeGreaterThan(ctx.clock().getTime())
    expect(Date.parse(coins.serverTime as string)).toBeLessThanOrEqual(ctx.clock().getTime())
    expect(await resumed('/sys/deposit/crypto/deposit', { amount: '100', coin: 'litecoin' })).toMatchObject({
      coin: 'litecoin',
    })
    expect(await resumed('/sys/deposit/stripe/depositOrder', { amount: '100' })).toMatchObject({
      status: 0,
      payUrl: expect.stringContaining('/order/D'),
    })
  })
})
