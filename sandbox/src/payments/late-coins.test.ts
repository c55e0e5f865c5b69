import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { coinOrder } from '../testing/coin-orders.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { receivedCoins, seenInTime } from './late-coins.ts'
import type { Deposit } from './tables.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const setRate = (exchangeRate: string) =>
  ctx.db.updateTable('currencies').set({ exchangeRate }).where('code', '=', 'BTC').execute()

describe('an order of coins', () => {
  it('takes none in time any more once its provider has ended it, though its own time is not over (D38)', async () => {
    const { member, data, tell } = await coinOrder(ctx)
    expect(await tell('a', { outcome: 'seen', coinReceived: '0', expired: 1 })).toBe('noted')
    expect(await tell('b', { outcome: 'seen', coinReceived: data.coinNum, confirmations: 0 })).toBe('noted')
    await setRate('0.00002')
    try {
      expect(await tell('c', { outcome: 'paid', coinReceived: data.coinNum, confirmations: 3 })).toBe('credited')
    } finally {
      await setRate('0.00001')
    }
    expect(await balanceOf(ctx.db, member.id)).toBe(50_000n)
  })

  it('takes coins in time until its time is over, and not at that moment', () => {
    const ends = '2026-03-01T12:00:00.000Z'
    const order = { amount: 100_000n, currency: 'USD', detail: { coinAmount: '0.01', expiresAt: ends } } as Deposit
    const seen = (at: string) =>
      seenInTime(order, { id: 'a', ref: 'D1', outcome: 'seen', coinReceived: '0.004' }, new Date(at))
    expect(seen('2026-03-01T11:59:59.999Z')).toEqual({ inTime: '0.004' })
    expect(seen(ends)).toEqual({})
  })

  it('counts the coins of a `paid` report, even fewer than were seen before', () => {
    const before = { coinReceived: '0.01', confirmations: 1 }
    const told = { coinReceived: '0.004', confirmations: 3 }
    expect(receivedCoins(before, { id: 'a', ref: 'D1', outcome: 'seen', ...told })).toEqual({})
    expect(receivedCoins(before, { id: 'a', ref: 'D1', outcome: 'paid', ...told })).toEqual(told)
  })
})
