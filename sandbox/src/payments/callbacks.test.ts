import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { cardOrder } from '../testing/card-order.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { report, type Sending } from '../testing/reports.ts'
import { providerSecret, signReport } from './callback.ts'
import { METHOD_RULES } from './rules.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

const ASKED_CARD = cardOrder('60', '4000000000003220')

/** Every method with the call and the body that place an order of 60. */
const METHODS: readonly [string, string, Record<string, string>][] = [
  ['VISA_MASTERCARD', '/sys/deposit/creditcard/deposit', ASKED_CARD],
  ['VISA_MASTERCARD_1', '/sys/deposit/cattl/deposit', ASKED_CARD],
  ['ONLY_PAY', '/sys/deposit/onlyPay/deposit', ASKED_CARD],
  ['PIX', '/sys/deposit/pix/depositOrder', { amount: '60' }],
  ['CPAY', '/sys/deposit/cpay/depositOrder', { amount: '60' }],
  ['PINGPONG', '/sys/deposit/pingpong/depositOrder', { amount: '60' }],
  ['PAYPAL_POLL', '/sys/deposit/paypal/depositOrder', { amount: '60' }],
  ['STRIPE', '/sys/deposit/stripe/depositOrder', { amount: '60' }],
  ['PAYP', '/sys/deposit/payp/depositOrder', { amount: '60' }],
  ['CASH', '/sys/deposit/cash/depositOrder', { amount: '60' }],
  ['CRYPTO', '/sys/deposit/crypto/deposit', { amount: '60', coin: 'bitcoin' }],
  ['CRYPT', '/sys/deposit/crypt/depositOrder', { amount: '60', depositCurrency: 'ltc' }],
]

/** Returns a function that sends reports as the provider of this method. */
const reportsOf =
  (code: string) =>
  (body: object, sending: Sending = {}) =>
    report(ctx, api, body, { kind: METHOD_RULES[code]!.kind, ...sending })

async function place(path: string, body: Record<string, string>) {
  const member = await testMember(ctx, { credited: true })
  const { data } = await api.post(path, body, as(member))
  const id = (data.orderId ?? data.depositId ?? data.id) as string
  expect(id).toMatch(/^D\w{10}$/)
  const status = async () => (await api.post('/sys/deposit/pollingStatus', { id }, as(member))).data.status as number
  return { member, id, status, balance: () => balanceOf(ctx.db, member.id) }
}

/** The sum of all ledger entries of an order's postings, and the number of postings. */
async function ledgerOf(id: string): Promise<{ sum: bigint; credits: number }> {
  const { rows } = await sql<{ sum: string | null; credits: string }>`
    select coalesce(sum(e.amount), 0)::text as sum, count(distinct t.id)::text as credits
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.reference = ${`deposit:${id}`}`.execute(
    ctx.db,
  )
  return { sum: BigInt(rows[0]?.sum ?? '0'), credits: Number(rows[0]?.credits ?? 0) }
}

describe.each(METHODS)('the reports about an order of %s', (code, path, body) => {
  const send = reportsOf(code)
  const secret = () => providerSecret(ctx, METHOD_RULES[code]!.kind)

  it('credit it once when repeated, replayed, concurrent or out of order', async () => {
    const { id, balance, status } = await place(path, body)
    const paid = { id: `${id}-p`, ref: id, outcome: 'paid' }
    const at = ctx.clock().getTime()
    const signature = signReport(secret(), at, JSON.stringify(paid))
    const effects = await Promise.all([
      send({ id: `${id}-s2`, ref: id, outcome: 'seen', confirmations: 2 }),
      send(paid, { signature }),
      send(paid, { signature }),
      send({ ...paid, id: `${id}-other` }),
      send({ id: `${id}-c`, ref: id, outcome: 'canceled' }),
      send({ id: `${id}-s0`, ref: id, outcome: 'seen', confirmations: 0 }),
    ])
    expect(effects.filter((effect) => effect === 'credited')).toHaveLength(1)
    expect(await send(paid, { signature })).toBe('known')
    ctx.pass(6 * 60_000)
    expect(await send(paid, { signature })).toBe('401')
    expect(await balance()).toBe(6000n)
    expect(await status()).toBe(10)
    expect(await ledgerOf(id)).toEqual({ sum: 0n, credits: 1 })
  })

  it('credit a payment once after a refusal, and ignore a refusal after a payment', async () => {
    const { id, balance, status } = await place(path, body)
    expect(await send({ id: `${id}-r`, ref: id, outcome: 'refused' })).toBe('ended')
    expect(await send({ id: `${id}-c`, ref: id, outcome: 'canceled' })).toBe('late')
    expect([await balance(), await status()]).toEqual([0n, 20])
    expect(await send({ id: `${id}-p`, ref: id, outcome: 'paid' })).toBe('credited')
    expect(await send({ id: `${id}-p2`, ref: id, outcome: 'paid' })).toBe('late')
    expect(await send({ id: `${id}-r2`, ref: id, outcome: 'refused' })).toBe('late')
    expect([await balance(), await status()]).toEqual([6000n, 10])
    expect(await ledgerOf(id)).toEqual({ sum: 0n, credits: 1 })
  })

  it('credit nothing when forged, changed, old or from the future', async () => {
    const { id, balance, status } = await place(path, body)
    const paid = { id: `${id}-p`, ref: id, outcome: 'paid' }
    const text = JSON.stringify(paid)
    const now = ctx.clock().getTime()
    const good = signReport(secret(), now, text)
    const forged: Sending[] = [
      { secret: 'guess' },
      { secret: ctx.config.secrets.providers },
      { secret: '' },
      { signature: '' },
      { signature: 't=,v1=' },
      { signature: good.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { signature: good.toUpperCase() },
      { signature: good.slice(0, -1) },
      { signature: `${good}0` },
      { signature: good.replace(/t=\d+/, `t=${now + 1}`) },
      { signature: good.replace('t=', 't=0') },
      { signature: signReport(secret(), now, `${text} `) },
      // The signature of another order's report, then other texts with this signature.
      { signature: signReport(secret(), now, text.replaceAll(id, 'D2222222222')) },
      { text: JSON.stringify({ ...paid, amount: '9999' }) },
      { text: text.replace('paid', 'paid ') },
      { text: ` ${text}` },
      { at: now - 5 * 60_000 - 1 },
      { at: now + 6 * 60_000 },
      { at: 0 },
    ]
    for (const sending of forged) expect([sending, await send(paid, sending)]).toEqual([sending, '401'])
    for (const wrong of [
      { ...paid, outcome: 'free' },
      { ...paid, ref: 7 },
      { ...paid, amount: '-5' },
      { ref: id },
      [],
    ]) {
      expect(await send(wrong)).toBe('400')
    }
    for (const amount of ['0', '0.00', '0.001', '1e5', '-1', '']) {
      expect(await send({ ...paid, amount, currency: 'USD' })).toBe('400')
    }
    // 60 of which currency? BRL is not the order's USD, and an amount without a currency says nothing.
    for (const money of [
      { amount: '60', currency: 'BRL' },
      { amount: '60' },
      { currency: 'EUR' },
      { currency: 'usd' },
    ]) {
      expect([money, await send({ ...paid, ...money })]).toEqual([money, '400'])
    }
    expect(await send({ ...paid, ref: 'D0000000000' })).toBe('unknown')
    expect([await balance(), await status()]).toEqual([0n, 0])
    expect(await ledgerOf(id)).toEqual({ sum: 0n, credits: 0 })
  })
})

it('a report id that two providers use is processed once for each of their orders', async () => {
  const [one, two] = [await place(METHODS[3]![1], METHODS[3]![2]), await place(METHODS[7]![1], METHODS[7]![2])]
  const [pix, stripe] = [reportsOf('PIX'), reportsOf('STRIPE')]
  const paid = ({ id: ref }: { id: string }) => ({ id: 'R-1', ref, outcome: 'paid' })
  const effects = []
  for (const _ of [1, 2]) effects.push(await pix(paid(one)), await stripe(paid(two)))
  expect(effects).toEqual(['credited', 'credited', 'known', 'known'])
  expect([await one.balance(), await two.balance()]).toEqual([6000n, 6000n])
})

it("a provider's secret and path are not valid for another's orders", async () => {
  const { id, balance, status } = await place(METHODS[3]![1], METHODS[3]![2])
  const paid = { id: `${id}-p`, ref: id, outcome: 'paid' }
  expect(await reportsOf('STRIPE')(paid)).toBe('unknown')
  expect(await reportsOf('PIX')(paid, { secret: providerSecret(ctx, 'stripe') })).toBe('401')
  for (const kind of ['', 'pix/', 'PIX', '..', '__proto__']) {
    expect([kind, await reportsOf('PIX')(paid, { kind, secret: providerSecret(ctx, 'stripe') })]).toEqual([
      kind,
      expect.stringMatching(/^40[14]$/),
    ])
  }
  expect([await balance(), await status()]).toEqual([0n, 0])
  expect(await reportsOf('PIX')(paid)).toBe('credited')
})

it('a report’s amount in its order’s currency is credited', async () => {
  const { id, balance } = await place(METHODS[3]![1], METHODS[3]![2])
  const paid = { id: `${id}-p`, ref: id, outcome: 'paid', amount: '12.5', currency: 'USD' }
  expect(await reportsOf('PIX')(paid)).toBe('credited')
  expect(await balance()).toBe(1250n)
})

describe('the ledger', () => {
  it('sums to zero in every currency afterwards', async () => {
    const { rows } = await sql<{ sum: string }>`
      select sum(e.amount)::text as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by a.currency`.execute(ctx.db)
    expect(rows.map(({ sum }) => sum).filter((sum) => sum !== '0')).toEqual([])
  })
})
