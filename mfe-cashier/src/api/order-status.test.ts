import { ApiError } from '@croupier/shared/api'
import { createTestHost } from '@croupier/shared/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { coinAmount } from './coin-amount.ts'
import { orderCoinA, orderCoinB } from './orders.ts'
import { findCash, findStripe, fetchPollingStatus } from './order-status.ts'

const PATH = '/sys/deposit/pollingStatus'
const status = (answer: unknown) => fetchPollingStatus(createTestHost({ answers: { [PATH]: answer } }), 'D1')

describe('fetchPollingStatus', () => {
  it.each([
    ['a bare number', 10, 'succeeded'],
    ['a number in quotes', { status: '10' }, 'succeeded'],
    ['an unreadable amount', { status: 10, amount: '1.000,00', currency: null }, 'succeeded'],
    ['unreadable optional fields', { status: 20, coinReceived: 'x', confirmations: 'y', expiresAt: 5 }, 'failed'],
    ['an unknown number', { status: 77 }, 'pending'],
    ['an empty response', null, 'pending'],
  ])('reads %s as a state', async (_, answer, state) => {
    expect((await status(answer)).state).toBe(state)
  })

  it.each([
    ['a word', { status: 'paid' }],
    ['true', true],
  ])('rejects %s as a response', async (_, answer) => {
    await expect(status(answer)).rejects.toThrow()
  })

  it('rethrows a failure unchanged', async () => {
    const error = new ApiError({ code: 1, message: 'Not today', kind: 'refused', path: PATH })
    await expect(status(() => Promise.reject(error))).rejects.toBe(error)
  })
})

it.each([
  [{ status: null }, 'pending', 'pending'],
  [{}, 'pending', 'pending'],
  [{ status: '' }, 'pending', 'pending'],
  [{ status: true }, 'succeeded', 'failed'],
  [{ status: 'false' }, 'failed', 'succeeded'],
])('the flag in %j means %s, for Cash App %s', async (answer, state, ofCash) => {
  const answers = { '/sys/stripe/findOrder': answer, '/sys/cash/findOrder': answer }
  const host = createTestHost({ answers })
  const { signal } = new AbortController()
  expect([await findStripe(host, 'D1', signal), await findCash(host, 'D1', signal)]).toEqual([state, ofCash])
})

describe('a coin order', () => {
  it('keeps all decimals of its amounts, as text and as number', () => {
    const read = (value: unknown) => v.parse(coinAmount, value)
    expect(read('0.012345678901234567')).toBe('0.012345678901234567')
    expect(read(0.0123456789)).toBe('0.0123456789')
    expect(read(1e-9)).toBe('0.000000001')
    expect(read(' 12 ')).toBe('12')
    for (const none of ['', '-1', '1,5', '1e3', Number.NaN, null]) expect(v.is(coinAmount, none)).toBe(false)
  })

  it.each(['', '   ', undefined])('is rejected without an address by variant B: %j', async (address) => {
    const answers = { '/sys/deposit/crypt/depositOrder': { id: 'D1', address, coinNum: '1' } }
    await expect(orderCoinB(createTestHost({ answers }).api, {}, 'k')).rejects.toThrow()
  })

  it.each(['0', '0.000', '-1', 'x', null])('is rejected at the price of %j', async (coinNum) => {
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
})
