import { createTestHost, testUser } from '@croupier/shared/testing'
import { describe, expect, it } from 'vitest'
import { resumeDeposit } from '../api/deposit-history.ts'
import type { DepositValues, Method } from '../payment/method.ts'
import { FIELDS } from '../payment/method.ts'
import { methodOf, methods } from './index.ts'

const CODES = [
  'VISA_MASTERCARD',
  'VISA_MASTERCARD_1',
  'ONLY_PAY',
  'PIX',
  'CPAY',
  'PINGPONG',
  'PAYPAL_POLL',
  'STRIPE',
  'PAYP',
  'CASH',
  'CRYPTO',
  'CRYPT',
]
const values = { ...Object.fromEntries(FIELDS.map((field) => [field, ''])), coin: 'btc' } as DepositValues

const place = (method: Method, answers: Record<string, unknown>) => {
  const host = createTestHost({ user: {}, answers })
  const placing = { host, member: testUser(), values, amount: '100', key: 'k' }
  return { host, next: method.place(placing) }
}

describe('the table of methods', () => {
  it('lists each of the twelve codes of the specification once', () => {
    const codes = methods.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(CODES))
    expect(new Set(codes).size).toBe(codes.length)
  })

  // games-and-cashier.md 2, 4, 5 and 9: shortcuts | default | another amount | how the two are linked | maximum.
  it.each([
    ['VISA_MASTERCARD', 'fixed', undefined, 'always', 'clear', '5000'],
    ['VISA_MASTERCARD_1', 'fixed', undefined, 'always', 'clear', '5000'],
    ['ONLY_PAY', 'fixed', undefined, 'always', 'clear', '5000'],
    ['PIX', 'config', '200', 'config', 'sync', undefined],
    ['CPAY', 'config', '200', 'config', 'sync', '5000'],
    // The layout of CPAY, but another amount can always be typed.
    ['PAYPAL_POLL', 'config', '200', 'always', 'sync', '5000'],
    // Unspecified but for its window: no default and no maximum.
    ['PINGPONG', 'config', undefined, 'config', 'clear', undefined],
    ['STRIPE', 'config', undefined, 'always', 'clear', '5000'],
    ['PAYP', 'config', undefined, 'always', 'clear', undefined],
    ['CASH', 'config', undefined, 'always', 'clear', '5000'],
    ['CRYPTO', 'config', undefined, 'always', 'clear', '5000'],
    ['CRYPT', 'config', undefined, 'always', 'clear', '5000'],
  ])('gives %s the amounts of the specification (DP-17)', (code, presets, defaultAmount, manual, link, maximum) => {
    const { form } = methodOf(code)!
    expect([form.presets, form.defaultAmount, form.manual, form.link, form.maximum]).toEqual([
      presets,
      defaultAmount,
      manual,
      link,
      maximum,
    ])
  })
})

describe('a coin order', () => {
  it('needs an address and a price of the requested coin', async () => {
    const path = '/sys/deposit/crypto/deposit'
    const order = (addresses: object, pricing: object) =>
      place(methodOf('CRYPTO')!, { [path]: { id: 'D1', addresses, pricing } }).next
    const price = { btc: { amount: '0.1' } }
    expect(await order({ btc: 'a' }, price)).toMatchObject({ transfer: { address: 'a', coinAmount: '0.1' } })
    for (const [addresses, pricing] of [
      [{ ltc: 'a' }, price],
      [{ btc: ' ' }, price],
      [{ btc: 'a' }, {}],
    ])
      await expect(order(addresses!, pricing!)).rejects.toThrow()
    // Unreadable optional fields never make the order unreadable.
    const odd = { id: 'D1', depositId: '', expiresAt: 5, payUrl: {}, addresses: { btc: 'a' }, pricing: price }
    expect(await place(methodOf('CRYPTO')!, { [path]: odd }).next).toMatchObject({ orderId: 'D1' })
    const other = { '/sys/deposit/crypt/depositOrder': { id: 'D1', address: '', coinNum: '0.1' } }
    await expect(place(methodOf('CRYPT')!, other).next).rejects.toThrow()
  })
})

it.each([
  ['STRIPE', '/sys/deposit/stripe/depositOrder', { iframe: 'http://x', orderId: 'D1' }],
  ['PAYP', '/sys/deposit/payp/depositOrder', { orderurl: 'http://x', orderId: 'D1' }],
  ['PAYPAL_POLL', '/sys/deposit/paypal/depositOrder', { c_site: 'http://x', biz_id: 'B', sk: 's' }],
])('an order of %s sends amount, member and method', async (code, path, answer) => {
  const { host, next } = place(methodOf(code)!, { [path]: answer })
  await next
  expect(host.record.calls).toEqual([{ path, body: { amount: '100', memberId: 1, paymentMethod: code } }])
})

it.each([
  ['no order number', {}, null],
  ['null as order number', { orderId: null }, null],
  ['a numeric order number', { orderId: 7 }, '7'],
  ['an empty order number', { orderId: '' }, null],
])('a Stripe-like order opens its frame if the response has %s', async (_, more, orderId) => {
  const answer = { iframe: 'http://x', status: 'false', ...more }
  const next = await place(methodOf('STRIPE')!, { '/sys/deposit/stripe/depositOrder': answer }).next
  expect(next).toMatchObject({ kind: 'frame', url: 'http://x', orderId })
})

it.each([true, 'ok', null, 10, {}, { payUrl: null }])(
  'a card charged in its second step goes on whatever the response: %j',
  async (answer) => {
    const answers = { '/sys/deposit/cattl/deposit': { id: 'D1' }, '/sys/cattl/pay': answer }
    expect(await place(methodOf('VISA_MASTERCARD_1')!, answers).next).toMatchObject({ kind: 'done', orderId: 'D1' })
  },
)

it('a card in two steps uses a key for each, and the same keys on a retry (DP-07)', async () => {
  const answers = { '/sys/deposit/cattl/deposit': { id: 'D1' }, '/sys/cattl/pay': { status: 10 } }
  const keys = async () => {
    const { host, next } = place(methodOf('VISA_MASTERCARD_1')!, answers)
    await next
    return host.record.keys
  }
  const first = await keys()
  expect([first.length, new Set(first).size]).toEqual([2, 2])
  expect(await keys()).toEqual(first)
})

const FRAMED = { c_site: 'http://x', biz_id: 'B', sk: 's' }
const CASH_ORDER = {
  '/sys/deposit/cash/depositOrder': { orderId: 'D1', amount: '100', discountAmount: '95' },
  '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://x' },
}
it.each([
  ['STRIPE', { '/sys/deposit/stripe/depositOrder': { iframe: 'http://x', orderId: 'D1' } }, { orderId: 'D1' }],
  ['PAYP', { '/sys/deposit/payp/depositOrder': { orderurl: 'http://x', orderId: 'D1' } }, { orderId: 'D1' }],
  ['CASH', CASH_ORDER, { orderId: 'D1' }],
  ['PAYPAL_POLL', { '/sys/deposit/paypal/depositOrder': FRAMED }, { bizId: 'B', cSite: 'http://x' }],
])('the provider of %s is polled for that order, after its trigger if it has one', async (code, answers, body) => {
  const name = code.toLowerCase().replace('_poll', '')
  const answer = () => Promise.resolve({ status: 'pending' })
  const find = `/sys/${name}/findOrder`
  const { host, next: placed } = place(methodOf(code)!, { ...answers, [find]: answer, '/sys/paypal/trigger': answer })
  const next = await placed
  if (next.kind !== 'frame' && next.kind !== 'transfer') throw new Error('a window has no rule')
  const rule = next.kind === 'frame' ? next.ruleOf('D1') : next.rule
  host.record.calls.length = 0
  if (next.kind === 'frame') await next.before?.()
  await rule.request(new AbortController().signal)
  const trigger = code === 'PAYPAL_POLL' ? [{ path: '/sys/paypal/trigger', body }] : []
  expect(host.record.calls).toEqual([...trigger, { path: find, body }])
})

describe('poll rules', () => {
  const rule = async (code: string, answers: Record<string, unknown>) => {
    const next = await place(methodOf(code)!, answers).next
    if (next.kind === 'window') throw new Error('a window has no rule')
    const { firstDelay, interval, maxTries, whileHidden, onError, end } =
      next.kind === 'frame' ? next.ruleOf('D1') : next.rule
    return { firstDelay, interval, maxTries, whileHidden, onError, end }
  }

  it('follow the specification', async () => {
    const times = (firstDelay: number, interval: number, maxTries = Number.POSITIVE_INFINITY) => ({
      firstDelay,
      interval,
      maxTries,
    })
    // D23: polls with a limit of tries run on while the tab is hidden, a poll without a limit pauses.
    const counted = { whileHidden: true }
    const endless = { whileHidden: false, onError: 'continue', end: 'failed' }
    expect(await rule('STRIPE', { '/sys/deposit/stripe/depositOrder': { iframe: 'http://x', orderId: 'D1' } })).toEqual(
      { ...times(3000, 3000, 3), ...counted, onError: 'fail', end: 'failed' },
    )
    expect(
      await rule('PAYPAL_POLL', {
        '/sys/deposit/paypal/depositOrder': { c_site: 'http://x', biz_id: 'B', sk: 's' },
      }),
    ).toEqual({ ...times(3000, 4000, 3), ...counted, onError: 'continue', end: 'canceled' })
    expect(await rule('PAYP', { '/sys/deposit/payp/depositOrder': { orderurl: 'http://x', orderId: 'D1' } })).toEqual({
      ...times(1000, 1000),
      ...endless,
    })
    const cash = {
      '/sys/deposit/cash/depositOrder': { orderId: 'D1', amount: '100', discountAmount: '95' },
      '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://x' },
    }
    expect(await rule('CASH', cash)).toEqual({ ...times(0, 2000, 4), ...counted, onError: 'stop', end: 'failed' })
    const coins = {
      '/sys/deposit/crypto/deposit': { id: 'D1', addresses: { btc: 'a' }, pricing: { btc: { amount: '0.1' } } },
      '/sys/deposit/crypt/depositOrder': { id: 'D1', address: 'a', coinNum: '0.1' },
    }
    for (const code of ['CRYPTO', 'CRYPT'])
      expect(await rule(code, coins)).toEqual({ ...times(2000, 2000), ...endless })
  })
})

it.each([
  [95, '95'],
  [0, '100'],
  ['0.00', '100'],
  ['', '100'],
  [null, '100'],
  ['100.00', '100'],
  [105, '100'],
  ['none', '100'],
])(
  'of Cash App with a discount to %j of 100, %s is to be paid, also when it goes on',
  async (discountAmount, toPay) => {
    const cash = methodOf('CASH')!
    const shown = { '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://x' } }
    const answer = { orderId: 'D1', amount: '100', discountAmount }
    const { next } = place(cash, { ...shown, '/sys/deposit/cash/depositOrder': answer })
    expect(await next).toMatchObject({ transfer: { amount: '100', discountAmount: toPay } })
    const known = { id: 'D1', method: 'CASH', amount: '100', discountAmount, status: 0, createTime: 0 }
    const { api } = createTestHost({ user: {}, answers: { '/ext/deposit/resume': known } })
    const host = createTestHost({ user: {}, answers: shown })
    expect(await cash.resume!(host, await resumeDeposit(api, 'D1'))).toMatchObject({
      transfer: { discountAmount: toPay },
    })
  },
)
