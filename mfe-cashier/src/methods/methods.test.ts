import { createTestHost, testUser } from '@croupier/shared/testing'
import { describe, expect, it } from 'vitest'
import type { DepositValues, Method } from '../payment/types.ts'
import { FIELDS } from '../payment/types.ts'
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
  it('has the twelve codes of the specification, each once', () => {
    const codes = methods.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(CODES))
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has a largest deposit where the specification names one: not for PIX, PINGPONG and PAYP', () => {
    const free = methods.filter(({ form }) => form.maximum === undefined)
    expect(free.map(({ code }) => code).toSorted()).toEqual(['PAYP', 'PINGPONG', 'PIX'])
  })
})

describe('a coin order', () => {
  it('counts only with an address and a price of the coin that was asked for', async () => {
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
    const other = { '/sys/deposit/crypt/depositOrder': { id: 'D1', address: '', coinNum: '0.1' } }
    await expect(place(methodOf('CRYPT')!, other).next).rejects.toThrow()
  })
})

describe('poll rules', () => {
  const rule = async (code: string, answers: Record<string, unknown>) => {
    const next = await place(methodOf(code)!, answers).next
    if (next.kind === 'window') throw new Error('a window has no rule')
    const { firstDelay, interval, maxTries, whileHidden, onError, end } = next.rule
    return { firstDelay, interval, maxTries, whileHidden, onError, end }
  }

  it('are those of the specification', async () => {
    expect(await rule('STRIPE', { '/sys/deposit/stripe/depositOrder': { iframe: 'http://x', orderId: 'D1' } })).toEqual(
      {
        firstDelay: 3000,
        interval: 3000,
        maxTries: 3,
        whileHidden: true,
        onError: 'fail',
        end: 'failed',
      },
    )
    expect(
      await rule('PAYPAL_POLL', {
        '/sys/deposit/paypal/depositOrder': { c_site: 'http://x', biz_id: 'B', sk: 's' },
      }),
    ).toMatchObject({ firstDelay: 3000, interval: 4000, maxTries: 3, end: 'canceled' })
    expect(
      await rule('PAYP', { '/sys/deposit/payp/depositOrder': { orderurl: 'http://x', orderId: 'D1' } }),
    ).toMatchObject({
      interval: 1000,
      maxTries: Number.POSITIVE_INFINITY,
      onError: 'continue',
    })
    const cash = {
      '/sys/deposit/cash/depositOrder': { orderId: 'D1', amount: '100', discountAmount: '95' },
      '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://x' },
    }
    expect(await rule('CASH', cash)).toMatchObject({
      firstDelay: 0,
      interval: 2000,
      maxTries: 4,
      whileHidden: true,
      onError: 'stop',
    })
    expect(
      await rule('CRYPT', { '/sys/deposit/crypt/depositOrder': { id: 'D1', address: 'a', coinNum: '0.1' } }),
    ).toMatchObject({
      interval: 2000,
      maxTries: Number.POSITIVE_INFINITY,
    })
  })
})
