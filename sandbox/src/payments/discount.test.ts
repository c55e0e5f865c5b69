import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { accountBalance, balanceOf, clearing, house } from '../ledger/index.ts'
import { deliverDue } from '../providers/outgoing-reports.ts'
import { buildProviders } from '../providers/server.ts'
import { startSession } from '../security/sessions.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { sendTo } from '../testing/reports.ts'
import { takeBet } from '../wallet/moves.ts'
import { priceOf } from './rules.ts'
import { settle } from './settle.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

async function order(depositAmount = '100') {
  const member = await testMember(ctx)
  const { data } = await api.post('/sys/deposit/cash/depositOrder', { depositAmount }, as(member))
  return { member, id: data.orderId as string, balance: () => balanceOf(ctx.db, member.id) }
}

it('the discount is shown by method, dialog and provider page, and the whole deposit is credited', async () => {
  const send = sendTo(api)
  const app = await buildProviders(ctx, send)
  const { member, id, balance } = await order()
  const method = await api.post('/base/depositPaymentMethod/find', { code: 'CASH' })
  expect(method.data.discount).toBe(5)
  expect((await api.post('/ext/deposit/resume', { id }, as(member))).data).toMatchObject({
    amount: '100.00',
    discountAmount: '95.00',
  })
  const page = (await app.inject(`/order/${id}`)).body
  expect(page).toContain('95.00 USD')
  expect(page).not.toContain('100.00')

  const books = async () =>
    Promise.all([clearing('cash'), house('promotions')].map((account) => accountBalance(ctx.db, account, 'USD')))
  const before = await books()
  await app.inject({
    method: 'POST',
    url: `/order/${id}/choose`,
    payload: 'choice=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await deliverDue(ctx, send)
  expect(await balance()).toBe(10_000n)
  const after = await books()
  // The price came in through the provider's clearing account; the discount came out of the house's promotions.
  expect(after.map((sum, index) => sum - before[index]!)).toEqual([-9500n, -500n])
  const { content } = (await api.post('/base/news/listPage', {}, as(member))).data
  expect(content[0].message).toContain('$\u00a0100.00')
  await app.close()
})

it.each([
  ['the price', '95.00', 10_000n],
  ['less', '47.50', 5000n],
  ['more', '190', 20_000n],
])('the discount is kept when the provider reports the paid amount: %s', async (_which, amount, credited) => {
  const { id, balance } = await order()
  expect(await settle(ctx, { id: 'r-1', ref: id, outcome: 'paid', amount }, 'cash')).toBe('credited')
  expect(await balance()).toBe(credited)
})

it('the discount can be played, as the last money, but not cashed out (D48)', async () => {
  const { id: memberId, requestCashout } = await cashoutMember(ctx, '0')
  const token = await startSession(ctx, memberId)
  const deposit = async (depositAmount: string, amount: string) => {
    const { data } = await api.post('/sys/deposit/cash/depositOrder', { depositAmount }, as({ token }))
    const paid = { ref: data.orderId as string, outcome: 'paid', amount } as const
    expect(await settle(ctx, { ...paid, id: 'r-1' }, 'cash')).toBe('credited')
    expect(await settle(ctx, { ...paid, id: 'r-2' }, 'cash')).toBe('late')
  }
  /** The available and the withdrawable balance; checks that the session and the cash-out form show the same. */
  const balances = async () => {
    const { data } = await api.post('/sys/auth/token/info', {}, as({ token }))
    const form = (await api.post('/sys/member/withdraw/config', {}, as({ token }))).data
    expect(form.withdrawableBalance).toBe(data.withdrawableBalance)
    return [data.availableBalance, data.withdrawableBalance]
  }
  const bet = (amount: bigint) => {
    const move = { memberId, gameId: 1, roundId: randomUUID(), key: randomUUID(), amount }
    return ctx.db.transaction().execute((trx) => takeBet(trx, move, ctx.clock()))
  }
  await deposit('5000', '4750')
  expect(await balances()).toEqual(['5000.00', '4750.00'])
  for (const amount of ['5000', '4750.01'])
    await expect(requestCashout(amount)).rejects.toMatchObject({ messageId: 'withdraw.insufficient', field: 'amount' })
  await requestCashout('4750')
  expect(await balances()).toEqual(['250.00', '0.00'])
  // A smaller payment than asked for gets its share of the discount, added to what is left of the first one.
  await deposit('1000', '475')
  expect(await balances()).toEqual(['750.00', '475.00'])
  await bet(47_500n)
  expect(await balances()).toEqual(['275.00', '0.00'])
  await bet(7500n)
  await deposit('1000', '950')
  expect(await balances()).toEqual(['1200.00', '950.00'])
})

it('the discount applies to Cash App only, and never reduces a payment to zero', () => {
  expect(priceOf('CASH', 1n)).toBe(1n)
  expect(priceOf('CASH', 2550n)).toBe(2422n)
  expect(priceOf('PIX', 2550n)).toBe(2550n)
})
