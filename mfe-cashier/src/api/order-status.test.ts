import { ApiError } from '@croupier/shared/api'
import { createTestHost } from '@croupier/shared/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { coinAmount } from './coin-amount.ts'
import { orderCoinA, orderCoinB } from './orders.ts'
import { findCash, findStripe, fetchPollingStatus } from './order-status.ts'

const PATH = '/sys/deposit/pollingStatus'
const status = (answer: unknown) => fetchPollingStatus(createTestHost({ answers: { [PATH]: answer } }).api, 'D1')

describe('a status that answers oddly', () => {
  it.each([
    ['a bare number', 10, 'succeeded'],
    ['a number in quotes', { status: '10' }, 'succeeded'],
    ['an amount that is none', { status: 10, amount: '1.000,00', currency: null }, 'succeeded'],
    ['odd things beside it', { status: 20, coinReceived: 'x', confirmations: 'y', expiresAt: 5 }, 'failed'],
    ['a number that nobody knows', { status: 77 }, 'pending'],
    ['nothing', null, 'pending'],
  ])('%s', async (_, answer, state) => {
    expect((await status(answer)).state).toBe(state)
  })

  it.each([
    ['a word', { status: 'paid' }],
    ['true', true],
  ])('%s is no answer', async (_, answer) => {
    await expect(status(answer)).rejects.toThrow()
  })
})

it.each([
  [{ status: null }, 'pending', 'pending'],
  [{}, 'pending', 'pending'],
  [{ status: '' }, 'pending', 'pending'],
  [{ status: true }, 'succeeded', 'failed'],
  [{ status: 'false' }, 'failed', 'succeeded'],
])('a provider that says %j of an order: %s, of Cash App: %s', async (answer, state, ofCash) => {
  const answers = { '/sys/stripe/findOrder': answer, '/sys/cash/findOrder': answer }
  const { api } = createTestHost({ answers })
  const { signal } = new AbortController()
  expect([await findStripe(api, 'D1', signal), await findCash(api, 'D1', signal)]).toEqual([state, ofCash])
})

describe('amounts of coins', () => {
  it('keep all their decimals, of texts and of numbers', () => {
    const read = (value: unknown) => v.parse(coinAmount, value)
    expect(read('0.012345678901234567')).toBe('0.012345678901234567')
    expect(read(0.0123456789)).toBe('0.0123456789')
    expect(read(1e-9)).toBe('0.000000001')
    expect(read(' 12 ')).toBe('12')
    for (const none of ['', '-1', '1,5', '1e3', Number.NaN, null]) expect(v.is(coinAmount, none)).toBe(false)
  })

  it.each(['', '   ', undefined])('an order of variant B without an address (%j) is none', async (address) => {
    const answers = { '/sys/deposit/crypt/depositOrder': { id: 'D1', address, coinNum: '1' } }
    await expect(orderCoinB(createTestHost({ answers }).api, {}, 'k')).rejects.toThrow()
  })

  it.each(['0', '0.000', '-1', 'x', null])('nor is one at the price of %j', async (coinNum) => {
    const answers = {
      '/sys/deposit/crypt/depositOrder': { id: 'D1', address: 'bc1q', coinNum },
      '/sys/deposit/crypto/deposit': {
        id: 'D1',
        addresses: { bitcoin: 'bc1q' },
        pricing: { bitcoin: { amount: coinNum } },
      },
    }
    const { api } = createTestHost({ answers })
    await expect(orderCoinB(api, {}, 'k')).rejects.toThrow()
    await expect(orderCoinA(api, { coin: 'bitcoin' }, 'k')).rejects.toThrow()
  })

  it('a failure stays what it was', async () => {
    const error = new ApiError({ code: 1, message: 'Not today', kind: 'refused', path: PATH })
    await expect(status(() => Promise.reject(error))).rejects.toBe(error)
  })
})
