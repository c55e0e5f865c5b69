import { beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { balanceOf } from '../ledger/index.ts'
import { choose, type Choice } from '../providers/choices.ts'
import { deliverDue } from '../providers/outgoing-reports.ts'
import { findOrder } from '../providers/orders.ts'
import { orderPage } from '../providers/page.ts'
import { textsOf } from '../providers/texts.ts'
import { as, testApi } from '../testing/api.ts'
import { cardOrder } from '../testing/card-order.ts'
import { ownClock, testContext, type TestContext } from '../testing/context.ts'
import { killedAt } from '../testing/killed-at.ts'
import { testMember } from '../testing/members.ts'
import { sendTo } from '../testing/reports.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const APPROVED = '4242424242424242'
const DECLINED = '4000000000000002'
type Kind = 'creditcard' | 'cattl'
const KINDS = ['creditcard', 'cattl'] as const
/** The process that dies after an order was placed, before its card is charged. */
const diesBeforeCharge = <C extends Context>(orderContext: C) =>
  killedAt(orderContext, 'UpdateQueryNode', 'provider_orders')

/** An order by card, placed and not charged yet, with the calls that go on to pay it. */
async function uncharged(kind: Kind, cardNum = APPROVED) {
  const orderContext = ownClock(ctx)
  const api = await testApi(orderContext)
  const member = await testMember(ctx, { credited: true })
  const headers = { ...as(member), 'idempotency-key': 'k' }
  /** The player presses Deposit: both steps, of which the first finds the order where it was placed before. */
  const pay = async (over: Context = orderContext) => {
    const { post } = await testApi(over)
    const placed = await post(`/sys/deposit/${kind}/deposit`, cardOrder('50', cardNum), headers)
    if (kind === 'creditcard' || placed.error !== 0) return placed
    return post('/sys/cattl/pay', { depositId: placed.data.id as string }, headers)
  }
  expect((await pay(diesBeforeCharge(orderContext))).error).toBe(500)
  const { data } = await api.post('/ext/deposit/page', {}, headers)
  const ref = data.content[0].id as string
  const order = async () => (await findOrder(ctx, ref))!
  const onPage = async (choice: Choice) => choose(orderContext, await order(), choice, 15)
  /** Lets the page's report come; returns the order's status and the member's balance. */
  const settled = async () => {
    orderContext.pass(20_000)
    await deliverDue(orderContext, sendTo(api))
    const status = await api.post('/sys/deposit/pollingStatus', { id: ref }, headers)
    return [status.data.status as number, await balanceOf(ctx.db, member.id)]
  }
  const payUrl = async () => (await api.post('/ext/deposit/resume', { id: ref }, headers)).data.payUrl as string
  const effects = async () =>
    (await ctx.db.selectFrom('paymentEvents').select('effect').where('depositId', '=', ref).execute()).map(
      ({ effect }) => effect,
    )
  return { orderContext, ref, pay, order, onPage, settled, payUrl, effects }
}

describe.each(KINDS)("a card order (%s) that its provider's page offers too", (kind) => {
  it('is not charged after a payment on the page, and stays pending until the report', async () => {
    const { ref, pay, onPage, settled, payUrl, effects } = await uncharged(kind)
    expect(await payUrl()).toContain(`/order/${ref}`)
    expect(await onPage('slow')).toBe(true)
    expect((await pay()).data).toEqual({ id: ref, depositId: ref, status: 0 })
    expect(await settled()).toEqual([10, 5000n])
    expect((await pay()).data.status).toBe(10)
    expect(await effects()).toEqual(['credited'])
  })

  it('cannot be paid on the page after a charge: the page says so and offers no choice', async () => {
    const { pay, order, onPage, settled, payUrl, effects } = await uncharged(kind)
    expect((await pay()).data.status).toBe(10)
    expect(await onPage('pay')).toBe(false)
    expect(await payUrl()).toBe('')
    const page = orderPage(await order(), textsOf('en'), 'en')
    expect(page).toContain(textsOf('en')['state.paid'])
    expect(page).not.toContain('name="choice"')
    expect(await settled()).toEqual([10, 5000n])
    expect(await effects()).toEqual(['credited'])
  })

  it('is paid once when both happen at the same time', async () => {
    const { pay, onPage, settled, effects } = await uncharged(kind)
    await Promise.all([onPage('pay'), pay(), onPage('pay'), pay()])
    expect(await settled()).toEqual([10, 5000n])
    expect(await effects()).toEqual(['credited'])
  })

  it('can be charged while the page waits for a confirmation, which it then refuses', async () => {
    const { pay, onPage, settled, effects } = await uncharged(kind)
    expect(await onPage('challenge')).toBe(true)
    expect((await pay()).data.status).toBe(10)
    expect(await onPage('confirm')).toBe(false)
    expect(await settled()).toEqual([10, 5000n])
    expect(await effects()).toEqual(['credited'])
  })

  it.each(['deposits', 'ledger_transactions'])(
    'is charged by a retry after the process died at %s, and can be paid on the page before',
    async (table) => {
      const { orderContext, pay, order, settled, effects } = await uncharged(kind)
      const query = table === 'deposits' ? 'UpdateQueryNode' : 'InsertQueryNode'
      expect((await pay(killedAt(orderContext, query, table))).error).toBe(500)
      expect((await order()).state).toBe('open')
      expect(await effects()).toEqual([])
      expect((await pay()).data.status).toBe(10)
      expect(await settled()).toEqual([10, 5000n])
      expect(await effects()).toEqual(['credited'])
    },
  )

  it('ends, as its page does, when the issuer declines the card', async () => {
    const { pay, order, onPage, settled, payUrl } = await uncharged(kind, DECLINED)
    expect((await pay()).message).toContain('refused the card')
    expect((await order()).state).toBe('refused')
    expect(await onPage('pay')).toBe(false)
    expect(await payUrl()).toBe('')
    expect(await settled()).toEqual([20, 0n])
    expect((await pay()).message).toContain('refused the card')
  })

  it('stays paid on the page when a card that would be declined is sent', async () => {
    const { pay, onPage, settled, effects } = await uncharged(kind, DECLINED)
    expect(await onPage('slow')).toBe(true)
    expect((await pay()).data.status).toBe(0)
    expect(await settled()).toEqual([10, 5000n])
    expect((await pay()).data.status).toBe(10)
    expect(await effects()).toEqual(['credited'])
  })

  it('is not charged once it was canceled on the page, also before the report arrives', async () => {
    const { pay, onPage, settled } = await uncharged(kind)
    expect(await onPage('cancel')).toBe(true)
    expect((await pay()).data.status).toBe(0)
    const [status, balance] = await settled()
    expect(balance).toBe(0n)
    expect((await pay()).data.status).toBe(status)
  })
})

it("OnlyPay's page closes for a card that the issuer declines", async () => {
  const member = await testMember(ctx, { credited: true })
  const headers = { ...as(member), 'idempotency-key': 'k' }
  const { post } = await testApi(ctx)
  const order = () => post('/sys/deposit/onlyPay/deposit', cardOrder('50', DECLINED), headers)
  expect((await order()).message).toContain('refused the card')
  const { data } = await post('/ext/deposit/page', {}, headers)
  expect((await findOrder(ctx, data.content[0].id as string))?.state).toBe('refused')
})
